import type { Pool } from 'pg';
import {
  type CompanyAnswer,
  type CompanyUser,
  companyOfUser,
  companySubscription,
  companyUsers,
} from '#domain/companies/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { nameOf } from '#query-api/users/for-others.ts';
import { query } from '../query-area.ts';

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** `least` ignores nulls. */
export const seats = `jsonb_build_object(
  'total', case when c.subscription_id is null or c.is_suspended then 0 else least(c.licences, c.max_seats, c.max_employees) end,
  'taken', (select count(*) from jsonb_array_elements(c.members) m where (m ->> 'hasSeat')::boolean),
  'held', (select count(*) from jsonb_array_elements(c.invitations) i where (i ->> 'expiresAt')::timestamptz > now()))`;

const company = `select c.id, c.name, o.username as owner, ${nameOf('o')} as "ownerName", me ->> 'role' as role, (me ->> 'hasSeat')::boolean as "hasOwnSeat",
    ${moment('c.created_at')} as "createdAt", c.subscription_id is not null and not c.is_suspended as "isActive", c.max_employees as "maxEmployees",
    case when me ->> 'role' <> 'employee' then c.vat_id end as "vatId", c.country, c.vat_status as "vatStatus", c.tier,
    ${moment('c.plan_ends_at')} as "planEndsAt", c.subscription_id as "subscriptionId", c.product_name as "productName", c.licences, ${seats} as seats
  from companies.company_list c
    cross join lateral jsonb_array_elements(c.members) me
    left join lateral (select m ->> 'userId' as id from jsonb_array_elements(c.members) m where m ->> 'role' = 'owner') w on true
    left join users.user_account o on o.id = w.id
  where c.people @> array[$1] and me ->> 'userId' = $1`;

type Row = CompanyAnswer & Readonly<{ productName: string | null; licences: number }>;

export const companyOf = async (pool: Pool, userId: string): Promise<Row | undefined> =>
  (await pool.query<Row>(company, [userId])).rows[0];

export const companyOfUserQuery = query(companyOfUser, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    const found = await companyOf(pool, userId());
    if (!found) return null;
    const { productName: _, licences: __, ...shown } = found;
    return shown;
  },
});

export const companySubscriptionQuery = query(companySubscription, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    const { isActive, productName, licences, seats } = (await companyOf(pool, userId())) ?? refuse('not_found');
    return { isActive, productName, licences, seats: seats.total };
  },
});

const users = `select u.id as "userId", null as "invitationId", u.email, u.username, ${nameOf('u')} as name, true as "hasAccepted",
    m ->> 'role' <> 'employee' as "isManager", m ->> 'role' = 'owner' as "isOwner", (m ->> 'hasSeat')::boolean as "hasSeat",
    null as "expiresAt", n
  from companies.company_list c, jsonb_array_elements(c.members) with ordinality as members (m, n)
    join users.user_account u on u.id = m ->> 'userId'
  where c.id = $1
  union all
  select null, i ->> 'invitationId', i ->> 'email', null, null, false, i ->> 'role' = 'manager', false, false,
    i ->> 'expiresAt', 1000000 + n
  from companies.company_list c, jsonb_array_elements(c.invitations) with ordinality as invitations (i, n)
  where c.id = $1 order by n`;

export const companyUsersQuery = query(companyUsers, {
  allow: 'signedIn',
  async answer({ params: { id }, userId }, pool) {
    const own = await companyOf(pool, userId());
    if (own?.id !== id) return refuse('not_found');
    if (own.role === 'employee') return refuse('access_denied');
    const { rows } = await pool.query<CompanyUser & Readonly<{ n: string }>>(users, [id]);
    return rows.map(({ n: _, ...user }) => user);
  },
});
