import type { Pool } from 'pg';

const kept = '30 days';

/** Whom a mail went to is of no use for longer; one that was not sent yet stays. */
export async function deleteSentMails(pool: Pool): Promise<void> {
  await pool.query(`delete from ops.mail where sent_at < now() - interval '${kept}'`);
}
