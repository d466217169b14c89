import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { type UserData, userAccount, userDataOf, userPermissionList } from '#domain/users/contract/person.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { pictureAddress } from '#infra/media-addresses.ts';
import { query } from '../query-area.ts';
import { utc } from '../times.ts';
import { changedRoles } from './principal-from-rows.ts';

type Facts = Parameters<typeof userDataOf>[0];
type Row = Omit<
  Facts,
  'now' | 'profilePicture' | 'used' | 'freePlanAnalyses' | 'usedFeedbacks' | 'freePlanFeedbacks' | 'usedLive'
> &
  Record<'fast' | 'relaxed' | 'feedbackFast' | 'feedbackRelaxed' | 'liveFast' | 'liveRelaxed', number> &
  Readonly<{ picture: Readonly<{ address: string; contentType: string }> | null }>;
export type AccountNeeds = Readonly<{ limits: Limits; keys: Keys }>;
type Limits = Readonly<{ FREE_PLAN_ANALYSES: number; FREE_PLAN_FEEDBACKS: number }>;

/** The person with this month's quota, as one row. */
export async function findAccount(pool: Pool, id: string, { limits, keys }: AccountNeeds): Promise<UserData> {
  const { rows } = await pool.query<Row>(
    `select a.id, a.email, a.username, a.first_name as "firstName", a.last_name as "lastName", a.locale, a.roles, ${changedRoles} as "changedRoles", a.grants, a.picture,
            a.erases_at as "erasesAt",
            a.email_verified as "emailVerified", json_build_object('showOnboarding', a.show_onboarding, 'isFirstLogin',
            a.is_first_login, 'showTutorial', a.show_tutorial, 'tutorialStep', a.tutorial_step) as "firstSteps", coalesce(q.fast, 0) as fast, coalesce(q.relaxed, 0) as relaxed,
            coalesce(q.feedback_fast, 0) as "feedbackFast", coalesce(q.feedback_relaxed, 0) as "feedbackRelaxed",
            coalesce(q.live_fast, 0) as "liveFast", coalesce(q.live_relaxed, 0) as "liveRelaxed",
            ${utc('i.checked_at')} as "notificationsCheckedAt"
       from users.user_account a
       left join quotas.quota_usage q on q.id = a.id || '_' || to_char(now() at time zone 'UTC', 'YYYYMM')
       left join notifications.inbox i on i.user_id = a.id
      where a.id = $1`,
    [id],
  );
  const { fast, relaxed, feedbackFast, feedbackRelaxed, liveFast, liveRelaxed, picture, ...account } =
    rows[0] ?? refuse('unauthorized');
  return userDataOf({
    ...account,
    profilePicture: pictureAddress(keys, picture, id),
    now: new Date(),
    used: { fast, relaxed },
    freePlanAnalyses: limits.FREE_PLAN_ANALYSES,
    usedFeedbacks: { fast: feedbackFast, relaxed: feedbackRelaxed },
    freePlanFeedbacks: limits.FREE_PLAN_FEEDBACKS,
    usedLive: { fast: liveFast, relaxed: liveRelaxed },
  });
}

export const accountQuery = (tools: AccountNeeds) =>
  query(userAccount, {
    allow: 'signedIn',
    answer: ({ userId }, pool) => findAccount(pool, userId(), tools),
  });

export const userPermissionsQuery = (tools: AccountNeeds) =>
  query(userPermissionList, {
    allow: 'signedIn',
    answer: async ({ userId }, pool) => (await findAccount(pool, userId(), tools)).permissions,
  });
