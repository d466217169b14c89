import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';

/** The person, or a company that they own or manage. @throws not_found if they do neither */
export async function customerFor(
  pool: Pool,
  personId: string,
  { companyId }: Readonly<{ companyId?: string | undefined }>,
): Promise<string> {
  if (companyId === undefined) return personId;
  const { rowCount } = await pool.query(
    `select 1 from users.user_account, jsonb_array_elements(grants) held
      where id = $1 and held->>'source' = 'company:' || $2 and held->>'role' in ('owner', 'manager')`,
    [personId, companyId],
  );
  return rowCount ? companyId : refuse('not_found');
}
