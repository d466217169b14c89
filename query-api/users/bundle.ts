import { userBundle } from '#domain/users/contract.ts';
import { query } from '../query-area.ts';
import { type AccountNeeds, findAccount } from './account.ts';

const newestSessions = 50;

type Lists = Readonly<
  Record<'sessions' | 'assignedGoals' | 'createdGoals' | 'groups' | 'seminars', readonly { id: string }[]>
>;

const list = (from: string) => `(select coalesce(json_agg(one), '[]') from (${from}) one)`;

const lists = `select
  ${list(`select id from sessions.session_list where owner_id = $1
    order by created_at desc, id desc limit ${newestSessions}`)} as sessions,
  ${list(`select g.id, g.title, p.target, p.is_reached as "isCompleted" from goals.pursuit p
    join goals.goal_list g on g.id = p.goal_id where p.user_id = $1 order by g.created_at desc, g.id`)} as "assignedGoals",
  ${list(`select id, title, target from goals.goal_list where owner_id = $1
    order by created_at desc, id`)} as "createdGoals",
  ${list(`select g.id, g.name, g.owner_id = $1 as "isOwner", m.is_manager as "isManager" from groups.member m
    join groups.group_list g on g.id = m.group_id where m.person_id = $1 and not g.is_removed
    order by m.joined_at desc, g.id`)} as groups,
  ${list(`select s.id, s.name, s.owner_id = $1 as "isOwner" from seminars.seminar_list s
    where s.owner_id = $1 or (s.is_published and exists (select 1 from participation.participation p
      where p.seminar_id = s.id and p.participant_id = $1)) order by s.created_at desc, s.id`)} as seminars`;

/** Everything of a person at once, in two statements; lists stay empty until their feature is there. */
export const bundleQuery = (needs: AccountNeeds) =>
  query(userBundle, {
    schemas: ['users', 'quotas', 'sessions', 'goals', 'groups', 'seminars', 'participation'],
    allow: 'signedIn',
    async answer({ userId }, pool) {
      const [user, { rows }] = await Promise.all([
        findAccount(pool, userId(), needs),
        pool.query<Lists>(lists, [userId()]),
      ]);
      const { sessions, assignedGoals, createdGoals, groups, seminars } = rows[0] ?? nothing;
      const { subscriptionActive: active, lastCheckedNotifications } = user;
      return {
        ...nothingYet(),
        user,
        sessions: [...sessions],
        goals: { assignedGoals: [...assignedGoals], createdGoals: [...createdGoals] },
        groups: [...groups],
        seminars: [...seminars],
        active,
        lastCheckedNotifications,
      };
    },
  });

const nothing: Lists = { sessions: [], assignedGoals: [], createdGoals: [], groups: [], seminars: [] };

const nothingYet = () => ({
  company: null,
  presentations: [],
  meetings: [],
  articles: [],
  metaAnalysis: null,
  initialSession: null,
});
