import { inboxDecider, inboxStream } from '#command-api/notifications/for-others.ts';
import { quotaDecider, quotaPeriodOf, quotaStream } from '#command-api/quotas/for-others.ts';
import { type UserData, userDataOf } from '#domain/users/contract/person.ts';
import { grantsOf, type User } from '#domain/users/decider.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import { pictureAddress } from '#infra/media-addresses.ts';
import type { AccountTools } from './account-tools.ts';
import { loadRoles } from './stored-roles.ts';

type Dependencies = Pick<AccountTools, 'store' | 'remembered' | 'settings' | 'keys'>;

/** The account for answers, from its events: it is up to date even if the read models are late. */
export async function accountData(
  { store, remembered, settings, keys }: Dependencies,
  id: string,
  user: User,
): Promise<UserData> {
  const [{ used, feedback, live }, { checkedAt }, changedRoles] = await Promise.all([
    storedState(store, quotaStream(id, quotaPeriodOf(new Date())), quotaDecider),
    // Uses the cached state, because this stream grows with every notification.
    currentState({ store, remembered }, { stream: inboxStream(id), decider: inboxDecider }),
    loadRoles(store),
  ]);
  const { grants: _, emailChange: __, picture, deletion, ...facts } = user;
  return userDataOf({
    ...facts,
    changedRoles,
    grants: grantsOf(user),
    now: new Date(),
    id,
    profilePicture: pictureAddress(keys, picture, id),
    erasesAt: deletion?.erasesAt ?? null,
    used,
    freePlanAnalyses: settings.FREE_PLAN_ANALYSES,
    usedFeedbacks: feedback.used,
    usedLive: live.used,
    freePlanFeedbacks: settings.FREE_PLAN_FEEDBACKS,
    notificationsCheckedAt: checkedAt,
  });
}
