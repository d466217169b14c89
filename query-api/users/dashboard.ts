import type { z } from 'zod';
import { userDashboard } from '#domain/users/dashboard-contract.ts';
import { query } from '../query-area.ts';

type Shown = z.input<typeof userDashboard.answer>;

/** Of each; the newest articles are four, too. */
const few = 4;

/** Timestamps in JSON are written as answers have them. */
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const list = (columns: string, rest: string) =>
  `(select coalesce(json_agg(one), '[]') from (select ${columns} ${rest} limit ${few}) one)`;

const goals = list(
  `g.id, g.title, p.target, ${iso('p.due_at')} as "dueDate", p.is_reached as "isReached"`,
  `from goals.pursuit p join goals.goal_list g on g.id = p.goal_id where p.user_id = $1
    order by p.is_reached, p.due_at nulls last, g.id`,
);
const groups = list(
  `g.id, g.name, ${iso('m.joined_at')} as "joinedAt"`,
  `from groups.member m join groups.group_list g on g.id = m.group_id
    where m.person_id = $1 and not g.is_removed order by m.joined_at desc, g.id`,
);
const videos = list(
  `v.id, v.group_id as "groupId", v.title, ${iso('v.uploaded_at')} as "uploadedAt"`,
  `from groups.member m join groups.video v on v.group_id = m.group_id join groups.group_list g on g.id = m.group_id
    where m.person_id = $1 and not g.is_removed order by v.uploaded_at desc, v.id`,
);
const latest = list(
  `l.id, l.name, ${iso('l.created_at')} as "createdAt", l.session_score as "sessionScore"`,
  'from sessions.session_list l where l.owner_id = $1 order by l.created_at desc, l.id desc',
);

/** One statement for everything. */
export const dashboardQuery = query(userDashboard, {
  schemas: ['users', 'goals', 'groups', 'sessions'],
  allow: 'signedIn',
  async answer({ userId }, pool) {
    const { rows } = await pool.query<Pick<Shown, 'goals' | 'groups' | 'videos'> & Shown['progress']>(
      `select ${goals} as goals, ${groups} as groups, ${videos} as videos, ${latest} as latest,
              count(*)::int as sessions, round(avg(session_score)::numeric, 2)::float8 as "averageScore"
         from sessions.session_list where owner_id = $1`,
      [userId()],
    );
    const { sessions = 0, averageScore = null, latest: newest = [], ...shown } = rows[0] ?? nothing;
    return { ...shown, news: [], progress: { sessions, averageScore, latest: newest }, slides: [] };
  },
});

const nothing = { goals: [], groups: [], videos: [], sessions: 0, averageScore: null, latest: [] };
