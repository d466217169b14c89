import { userBundle } from '#domain/users/contract.ts';
import { query } from '../query-area.ts';
import { type AccountNeeds, findAccount } from './account.ts';

const newestSessions = 50;

/** Everything of a person at once; lists stay empty until their feature is there. */
export const bundleQuery = (needs: AccountNeeds) =>
  query(userBundle, {
    schemas: ['users', 'quotas', 'sessions'],
    allow: 'signedIn',
    async answer({ userId }, pool) {
      const user = await findAccount(pool, userId(), needs);
      const sessions = await pool.query<{ id: string }>(
        'select id from sessions.session_list where owner_id = $1 order by created_at desc, id desc limit $2',
        [user.id, newestSessions],
      );
      const { subscriptionActive: active, lastCheckedNotifications } = user;
      return { ...nothingYet(), user, sessions: sessions.rows, active, lastCheckedNotifications };
    },
  });

const nothingYet = () => ({
  company: null,
  goals: { assignedGoals: [], createdGoals: [] },
  presentations: [],
  meetings: [],
  articles: [],
  groups: [],
  metaAnalysis: null,
  initialSession: null,
  seminars: [],
});
