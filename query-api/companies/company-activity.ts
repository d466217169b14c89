import type { Pool } from 'pg';
import { companyActivity } from '#domain/companies/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { query } from '../query-area.ts';
import { companyOf } from './company-queries.ts';
import { sessionsCounted, toldActivity } from './told-activity.ts';

type Row = Readonly<{ month: string; people: number; active: number; talks: number }>;

/**
 * Counts only past months (UTC), and only people who were employees for the whole month. So a month's figures stay the
 * same when people join, leave or are erased later, and subtracting two answers reveals nothing. Owner and managers are not
 * counted, because they know their own numbers.
 */
const months = `
  with month as (
    select first, first + interval '1 month' as next
      from generate_series(
        date_trunc('month', $2::timestamptz, 'UTC') - interval '12 months',
        date_trunc('month', $2::timestamptz, 'UTC') - interval '1 month', interval '1 month', 'UTC') first
     where first >= (select created_at from companies.company_list where id = $1))
  select to_char(first at time zone 'UTC', 'YYYY-MM') as month, count(e.user_id)::int as people,
      count(t.user_id)::int as active, coalesce(sum(least(t.talks, ${sessionsCounted})) filter (where t.talks > 0), 0)::int as talks
    from month
      left join companies.employee_time e on e.company_id = $1 and exists (
        select 1 from jsonb_array_elements(e.times) as one
         where (one ->> 'since')::timestamptz <= first and coalesce((one ->> 'until')::timestamptz >= next, true))
      left join companies.talk_count t
        on t.user_id = e.user_id and t.month = to_char(first at time zone 'UTC', 'YYYY-MM')
   group by first order by first desc`;

export async function activityOf(pool: Pool, companyId: string, now: Date) {
  const { rows } = await pool.query<Row>(months, [companyId, now]);
  return rows.map(({ month, ...counted }) => ({ month, ...toldActivity(counted) }));
}

export const companyActivityQuery = query(companyActivity, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    const { id, role } = (await companyOf(pool, userId())) ?? refuse('not_found');
    return role === 'employee' ? refuse('access_denied') : activityOf(pool, id, new Date());
  },
});
