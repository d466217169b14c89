import type { z } from 'zod';
import type { StoredBlob } from '#domain/kernel/stored-blob.ts';
import { userDashboard } from '#domain/users/dashboard-contract.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { bannerOf } from '../article-row.ts';
import { query } from '../query-area.ts';

type Shown = z.input<typeof userDashboard.answer>;
type Row = Pick<Shown, 'goals' | 'groups' | 'videos' | 'slides'> &
  Shown['progress'] &
  Readonly<{ news: readonly Readonly<{ id: string; title: string; createdAt: string; banner: StoredBlob | null }>[] }>;

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

/** One statement for everything. */
export const dashboardQuery = (keys: Keys) =>
  query(userDashboard, {
    schemas: ['users', 'goals', 'groups', 'sessions', 'news', 'presentations'],
    allow: 'signedIn',
    async answer({ userId }, pool) {
      const { rows } = await pool.query<Row>(
        `select ${goals} as goals, ${groups} as groups, ${videos} as videos, ${news} as news, ${latest} as latest,
                ${slides} as slides,
                count(*)::int as sessions, round(avg(session_score)::numeric, 2)::float8 as "averageScore"
           from sessions.session_list where owner_id = $1`,
        [userId()],
      );
      const { sessions, averageScore, latest: newest, news: articles, ...shown } = rows[0] ?? nothing;
      return {
        ...shown,
        news: articles.map((article) => bannerOf(keys, article, userId())),
        progress: { sessions, averageScore, latest: newest },
      };
    },
  });

const nothing: Row = {
  goals: [],
  groups: [],
  videos: [],
  news: [],
  slides: [],
  sessions: 0,
  averageScore: null,
  latest: [],
};
