import type { Pool } from 'pg';
import { mailJob } from './mail-job.ts';

/**
 * Deletes mails that belong to the person or name the person, sent or not. Mails from earlier versions have no owner; of these, all
 * sent ones are deleted too, because nobody needs them.
 */
export async function deleteMailsOf(pool: Pool, ownerId: string): Promise<void> {
  await pool.query(
    `with gone as (
       delete from ops.mail where owner_id = $1 or named @> array[$1] or owner_id is null and sent_at is not null returning id)
     delete from ops.job using gone where kind = $2 and key = gone.id`,
    [ownerId, mailJob],
  );
}
