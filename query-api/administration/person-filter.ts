import type * as z from 'zod/mini';
import { searchTerms } from '#domain/administration/contract/found-words.ts';
import type { personCount } from '#domain/administration/contract/people.ts';

type Filters = z.output<typeof personCount.query>;

/** In characters. Shorter fragments occur in nearly every name, so they match only the beginning of a word. */
const shortestInside = 3;

/** The SQL condition for `person_list p`, and its values from `$1` on. */
export function filtered({ q = '', role, plan, company, confirmed, active, seen }: Filters) {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const conditions = searchTerms(q).map((term) => {
    const text = term.replaceAll(/[\\%_]/g, '\\$&');
    return `p.found_by like ${given(term.length < shortestInside ? `% ${text}%` : `%${text}%`)}`;
  });
  if (role) conditions.push(`p.roles @> array[${given(role)}]`);
  if (plan) conditions.push(`p.plan = ${given(plan)}`);
  if (company) conditions.push(`p.company_ids @> array[${given(company)}]`);
  if (confirmed) conditions.push(confirmed === 'yes' ? 'p.email_verified' : 'not p.email_verified');
  // Repeats the condition of the partial index `where not is_active or active_until is not null`, so that Postgres uses the index.
  if (active === 'no')
    conditions.push(
      '(not p.is_active or p.active_until is not null) and not (p.is_active and coalesce(p.active_until > now(), true))',
    );
  if (active === 'yes') conditions.push('p.is_active and coalesce(p.active_until > now(), true)');
  if (seen === 'never') conditions.push('not exists (select from ops.last_seen l where l.user_id = p.id)');
  else if (seen)
    conditions.push(
      `exists (select from ops.last_seen l where l.user_id = p.id and l.at > now() - ${given(Number(seen))} * interval '1 day')`,
    );
  return { condition: conditions.join(' and ') || 'true', values };
}
