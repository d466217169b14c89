import type * as z from 'zod/mini';
import { userBundle } from '#domain/users/contract/person.ts';
import { goalsOf } from '#query-api/goals/for-others.ts';
import { groupsOf } from '#query-api/groups/for-others.ts';
import { comparisonsOf } from '#query-api/progress/for-others.ts';
import { seminarsOf } from '#query-api/seminars/for-others.ts';
import { newestRows } from '#query-api/sessions/for-others.ts';
import { query } from '../query-area.ts';
import { utc } from '../times.ts';
import { type AccountNeeds, findAccount } from './account.ts';

const newestSessions = 50;
const latestArticles = 4;

type BundleAnswer = z.input<typeof userBundle.answer>;
type Lists = Pick<BundleAnswer, 'company' | 'presentations' | 'meetings' | 'articles' | 'initialSession'>;

const list = (from: string) => `(select coalesce(json_agg(one), '[]') from (${from}) one)`;
const one = (from: string) => `(select row_to_json(one) from (${from} limit 1) one)`;

const company = one(`select c.id, c.name, me ->> 'role' as role, c.subscription_id is not null as "isActive"
  from companies.company_list c cross join lateral jsonb_array_elements(c.members) me
  where c.people @> array[$1] and me ->> 'userId' = $1`);
const baseline = one(`select m.id, m.name, ${utc('m.created_at')} as "createdAt", m.session_score as "sessionScore"
  from progress.progress_settings s
    cross join lateral jsonb_array_elements_text(s.baselines) with ordinality as chosen (id, place)
    join progress.session_measures m on m.id = chosen.id and m.owner_id = s.user_id
  where s.user_id = $1 and m.is_scored order by chosen.place desc`);

const lists = `select
  ${company} as company, ${baseline} as "initialSession",
  ${list(`select id, name, ${utc('created_at')} as "createdAt" from presentations.presentation where owner_id = $1
    order by created_at desc, id`)} as presentations,
  ${list(`select id, kind as type, subject, ${utc('start_date')} as "startDate", ${utc('end_date')} as "end"
    from meetings.meeting_list where people @> array[$1] and end_date > now() order by start_date, id`)} as meetings,
  ${list(`select id, title, ${utc('posted_at')} as "createdAt" from news.article where not is_draft
    order by posted_at desc, id desc limit ${latestArticles}`)} as articles`;

/** All of a person's data in one answer. Each list has the rows of its own call. */
export const bundleQuery = (needs: AccountNeeds) =>
  query(userBundle, {
    allow: 'signedIn',
    async answer({ userId }, pool) {
      const person = userId();
      const [user, { rows }, metaAnalysis, sessions, goals, groups, seminars] = await Promise.all([
        findAccount(pool, person, needs),
        pool.query<Lists>({ name: 'user-bundle', text: lists, values: [person] }),
        comparisonsOf(pool, person),
        newestRows(pool, person, newestSessions),
        goalsOf(pool, person),
        groupsOf(pool, person),
        seminarsOf(pool, person, needs.keys),
      ]);
      const shown = rows[0] ?? nothing;
      const { subscriptionActive: active, lastCheckedNotifications } = user;
      return { ...shown, user, sessions, goals, groups, seminars, metaAnalysis, active, lastCheckedNotifications };
    },
  });

const nothing: Lists = {
  company: null,
  initialSession: null,
  presentations: [],
  meetings: [],
  articles: [],
};
