import type { Pool } from 'pg';
import { deleteWholeAllowances } from '#infra/postgres/allowance.ts';
import { deleteInBatches } from '#infra/postgres/delete-in-batches.ts';
import type { ScheduledJob } from '../job-handler.ts';

/** How long a used link gives the same answer again. */
const usedLinksKept = '30 days';

const importsAtOnce = 10;

/** Deletes sign-ins and links that nobody can use any more. Tokens are deleted with their families at the latest. */
async function deleteExpiredCredentials(pool: Pool): Promise<void> {
  await deleteInBatches(pool, { table: 'ops.refresh_token', where: 'expires_at < now()' });
  await deleteInBatches(pool, { table: 'ops.refresh_family', where: 'expires_at < now()' });
  const links = `expires_at < now() - interval '${usedLinksKept}'`;
  await deleteInBatches(pool, { table: 'ops.one_time_token', where: links });
  await deleteInBatches(pool, { table: 'ops.api_token', where: `expires_at < now() - interval '${usedLinksKept}'` });
  // A device's name may contain a person's name, and an erasure does not find an unconfirmed device.
  await pool.query(
    'update ops.device_pairing set name = null, user_agent = null where expires_at < now() and name is not null',
  );
  // Kept for a while, so that the device learns that the code has expired.
  await deleteInBatches(pool, { table: 'ops.device_pairing', where: "expires_at < now() - interval '1 day'" });
  await deleteInBatches(pool, { table: 'ops.guest_password', where: 'until < now()' });
  // Deletes the rows of each import too.
  const imports = { table: 'ops.account_import', where: "created_at < now() - interval '30 days'" };
  await deleteInBatches(pool, imports, importsAtOnce);
  await deleteWholeAllowances(pool);
}

export const expiry = (pool: Pool): readonly ScheduledJob[] => [
  {
    name: 'delete-expired-credentials',
    timetable: '20 * * * *',
    catchUp: 'latest',
    run: () => deleteExpiredCredentials(pool),
  },
];
