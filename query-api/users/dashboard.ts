import type * as z from 'zod/mini';
import { usesGoals } from '#domain/goals/contract/calls.ts';
import { usesGroups } from '#domain/groups/contract/calls.ts';
import { permitsAny } from '#domain/kernel/permissions.ts';
import type { StoredBlob } from '#domain/kernel/stored-blob.ts';
import { usesProgress } from '#domain/progress/contract/calls.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { PartName } from '#domain/sessions/contract/report.ts';
import { userDashboard } from '#domain/users/contract/dashboard.ts';
import { nextStep } from '#domain/users/contract/next-step.ts';
import { principalOf } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { bannerOf } from '#query-api/news/for-others.ts';
import { query } from '../query-area.ts';
import { nextElement, type WaitingRow, waitingColumns } from './waiting.ts';

type DashboardAnswer = z.input<typeof userDashboard.answer>;
type Article = Omit<DashboardAnswer['news'][number], 'bannerImage'> & Readonly<{ banner: StoredBlob | null }>;
type Row = Pick<DashboardAnswer, 'goals' | 'groups' | 'videos' | 'slides'> &
  Omit<DashboardAnswer['progress'], 'parts'> &
  WaitingRow &
  Readonly<{
    news: readonly Article[];

    parts: Readonly<Record<string, number | null>> | null;
  }>;

/** Maximum rows in each list. */
const few = 4;

/** SQL: a timestamp inside JSON, in the format of answers. */
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
  `v.id, v.group_id as "groupId", g.name as "group", v.title, ${iso('v.uploaded_at')} as "uploadedAt"`,
  `from groups.member m join groups.video v on v.group_id = m.group_id join groups.group_list g on g.id = m.group_id
    where m.person_id = $1 and not g.is_removed order by v.uploaded_at desc, v.id`,
);
const news = list(
  `a.id, a.title, ${iso('a.posted_at')} as "createdAt", a.banner`,
  'from news.article a where not a.is_draft order by a.posted_at desc, a.id desc',
);
const latest = list(
  `l.id, l.name, ${iso('l.created_at')} as "createdAt", l.session_score as "sessionScore"`,
  'from sessions.session_list l where l.owner_id = $1 order by l.created_at desc, l.id desc',
);

const slides = list(
  `d.id, d.name, ${iso('d.created_at')} as "createdAt"`,
  'from presentations.presentation d where d.owner_id = $1 order by d.created_at desc, d.id desc',
);
/** Parts of the score are averages over this many sessions. */
const lastSessions = 5;
const means = PartName.options.map((name) => `'${name}', round(avg(m.${name})::numeric, 2)::float8`).join(', ');
const parts = `(select json_build_object(${means}) from (
  select * from progress.session_measures where owner_id = $1 and is_scored
  order by created_at desc, id desc limit ${lastSessions}) m)`;

const everything = `select ${goals} as goals, ${groups} as groups, ${videos} as videos, ${news} as news, ${slides} as slides,
    ${latest} as latest, ${parts} as parts, count(*)::int as sessions,
    round((avg(session_score) filter (where score_total = (select n.score_total from sessions.session_list n
      where n.owner_id = $1 and n.session_score is not null order by n.created_at desc, n.id desc limit 1)))::numeric, 2)::float8
      as "averageScore", ${waitingColumns}
  from sessions.session_list where owner_id = $1`;

/** Uses two statements: one for the lists, one for the progress in seminars. */
export const dashboardQuery = (keys: Keys) =>
  query(userDashboard, {
    allow: 'signedIn',
    async answer({ userId, request }, pool) {
      const personId = userId();
      const [{ rows }, element] = await Promise.all([
        pool.query<Row>({ name: 'dashboard', text: everything, values: [personId] }),
        nextElement(pool, personId),
      ]);
      const { pressingGoals, feedback, invitation, posts, ...row } = rows[0] ?? nothing;
      const may = (...needed: readonly string[]) => permitsAny(principalOf(request).permissions, needed);
      const { sessions, averageScore, latest: newest, parts: measured, ...shown } = row;
      return {
        ...shown,
        nextStep: nextStep(
          {
            goals: may(usesGoals) ? pressingGoals : [],
            element: may(usesSeminars) ? element : null,
            feedback: may(...usesProgress) ? feedback : null,
            invitation,
            posts: may(...usesGroups) ? posts : null,
          },
          new Date(),
        ),
        news: row.news.map((article) => bannerOf(keys, article, personId)),
        progress: { sessions, averageScore, latest: newest, parts: known(measured ?? {}) },
      };
    },
  });

/** Leaves out parts that no session has. */
const known = (parts: Readonly<Record<string, number | null>>) =>
  Object.fromEntries(Object.entries(parts).filter((entry): entry is [string, number] => entry[1] !== null));

const nothing: Row = {
  ...{ goals: [], groups: [], videos: [], news: [], slides: [], latest: [], parts: null, sessions: 0 },
  ...{ averageScore: null, pressingGoals: [], feedback: null, invitation: null, posts: null },
};
