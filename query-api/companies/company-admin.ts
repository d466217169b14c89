import {
  type CompanyDetail,
  type CompanyRow,
  companyAdminDetail,
  companyAdminList,
} from '#domain/companies/contract/administration.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { pageOf } from '../paged.ts';
import { query } from '../query-area.ts';
import { invoicesOf } from '../subscriptions/for-others.ts';
import { asTime } from '../times.ts';
import { seats } from './company-queries.ts';

const allow = permitted(administersUsers);

const person = (
  id: string,
) => `(select jsonb_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'email', u.email)
  from users.user_account u where u.id = ${id})`;

const columns = `c.id, c.name, ${person(`(select m->>'userId' from jsonb_array_elements(c.members) m where m->>'role' = 'owner')`)} as owner,
  c.product_name as "productName", c.tier, ${seats} as seats,
  case when c.is_suspended then 'suspended' when c.subscription_id is null then 'none'
       when c.plan_ends_at is not null then 'ending' else 'active' end as state,
  ${asTime('c.plan_ends_at', 'planEndsAt')}, ${asTime('c.created_at', 'createdAt')}`;

export const companyAdminListQuery = query(companyAdminList, {
  allow,
  async answer({ query: { q = '', cursor, limit }, reply }, pool) {
    const after = cursor === undefined ? null : readCursor(cursor);
    const { rows } = await pool.query<CompanyRow & { place: string }>(
      `select ${columns}, lower(c.name) as place from companies.company_list c
        where strpos(lower(c.name), lower($1)) > 0
          and ($2::text is null or (lower(c.name) collate "C", c.id) > ($2 collate "C", $3::text))
        order by lower(c.name) collate "C", c.id limit $4`,
      [q, after?.[0] ?? null, after?.[1] ?? null, limit + 1],
    );
    const cursorOf = ({ place, id }: (typeof rows)[number]) =>
      Buffer.from(JSON.stringify([place, id])).toString('base64url');
    return pageOf(reply, rows, { limit, cursorOf }).map(({ place: _, ...row }) => row);
  },
});

export const companyAdminDetailQuery = query(companyAdminDetail, {
  allow,
  async answer({ params: { id } }, pool) {
    const { rows } = await pool.query<Omit<CompanyDetail, 'invoices'>>(
      `select ${columns}, c.vat_id as "vatId", c.country, c.vat_status as "vatStatus",
              coalesce((select jsonb_agg(${person(`m.value->>'userId'`)} || jsonb_build_object('role', m.value->>'role', 'hasSeat', (m.value->>'hasSeat')::boolean) order by m.n)
                from jsonb_array_elements(c.members) with ordinality as m (value, n)
                where exists (select from users.user_account u where u.id = m.value->>'userId')), '[]') as members
         from companies.company_list c where c.id = $1`,
      [id],
    );
    const [company] = rows;
    return { ...(company ?? refuse('not_found')), invoices: await invoicesOf(pool, id) };
  },
});

function readCursor(cursor: string): readonly [name: string, id: string] {
  try {
    const [name, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as readonly unknown[];
    return typeof name === 'string' && typeof id === 'string' ? [name, id] : refuse('invalid_input', 'cursor');
  } catch {
    return refuse('invalid_input', 'cursor');
  }
}
