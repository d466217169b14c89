import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { type UserData, type UserFacts, userDataOf } from '#domain/users/contract.ts';

type Row = Omit<UserFacts, 'used' | 'freePlanAnalyses'> & Readonly<{ fast: number; relaxed: number }>;

/** The areas whose read models an account is shown from. */
export const accountSchemas = ['users', 'quotas'] as const;

/** A person as all answers show them, with what is used of the quotas in this month (UTC). @throws unauthorized */
export async function storedAccount(pool: Pool, userId: string, freePlanAnalyses: number): Promise<UserData> {
  const { rows } = await pool.query<Row>(
    `select u.id, u.email, u.username, u.first_name as "firstName", u.last_name as "lastName", u.locale, u.roles,
            u.email_verified as "emailVerified", coalesce(q.fast, 0) as fast, coalesce(q.relaxed, 0) as relaxed
       from users.user_account u
       left join quotas.quota_usage q
         on q.owner_id = u.id and q.period = to_char(now() at time zone 'utc', 'YYYYMM')
      where u.id = $1`,
    [userId],
  );
  const { fast, relaxed, ...account } = rows[0] ?? refuse('unauthorized');
  return userDataOf({ ...account, used: { fast, relaxed }, freePlanAnalyses });
}
