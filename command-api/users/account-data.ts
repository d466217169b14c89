import { type Quota, quotaDecider } from '#domain/quotas/decider.ts';
import type { QuotaEvent } from '#domain/quotas/events.ts';
import { quotaPeriodOf, quotaStream } from '#domain/quotas/quota.ts';
import { grantsOf, type User } from '#domain/users/decider.ts';
import { type UserData, userDataOf } from '#domain/users/person-contract.ts';
import { pictureAddress } from '../media-address.ts';
import type { AccountTools } from './account-tools.ts';

type Needs = Pick<AccountTools, 'store' | 'settings' | 'keys'>;

/** The account as answers show it, from events: it is right at once, whatever the read models have seen. */
export async function accountData({ store, settings, keys }: Needs, id: string, user: User): Promise<UserData> {
  const stream = quotaStream(id, quotaPeriodOf(new Date()));
  const history = (await store.readStream(stream)) as readonly QuotaEvent[];
  const { used, feedback, live } = history.reduce<Quota>(quotaDecider.evolve, quotaDecider.initialState);
  const { grants: _, emailChange: __, picture, deletion, ...facts } = user;
  return userDataOf({
    ...facts,
    grants: grantsOf(user),
    now: new Date(),
    id,
    profilePicture: pictureAddress(keys, picture),
    erasesAt: deletion?.erasesAt ?? null,
    used,
    freePlanAnalyses: settings.FREE_PLAN_ANALYSES,
    usedFeedbacks: feedback.used,
    usedLive: live.used,
    freePlanFeedbacks: settings.FREE_PLAN_FEEDBACKS,
  });
}
