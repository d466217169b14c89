import { userBundle } from '#domain/users/contract.ts';
import type { Settings } from '#infra/config/settings.ts';
import type { Rules } from '#infra/http/rules.ts';
import { queryRoute } from '../query-route.ts';
import { accountSchemas, storedAccount } from './stored-account.ts';

/** The newest; older ones are read page by page. */
const mostSessions = 1_000;

export const userBundleRoute = (rules: Rules, { FREE_PLAN_ANALYSES }: Settings) =>
  queryRoute(userBundle, {
    schemas: [...accountSchemas, 'sessions'],
    allow: rules.signedIn,
    answer: async ({ userId }, pool) => {
      const user = await storedAccount(pool, userId(), FREE_PLAN_ANALYSES);
      const { rows: sessions } = await pool.query<{ id: string }>(
        'select id from sessions.session_list where owner_id = $1 order by created_at desc, id desc limit $2',
        [user.id, mostSessions],
      );
      return { user, sessions, lastCheckedNotifications: user.lastCheckedNotifications, ...nothingYet };
    },
  });

const nothingYet = {
  company: null,
  goals: { assignedGoals: [], createdGoals: [] },
  presentations: [],
  meetings: [],
  articles: [],
  groups: [],
  metaAnalysis: null,
  initialSession: null,
  active: true,
  seminars: [],
};
