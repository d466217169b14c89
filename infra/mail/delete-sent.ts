import type { Pool } from 'pg';
import { deleteInBatches } from '../postgres/delete-in-batches.ts';

const kept = '30 days';

/** After this time nobody needs the recipient of a sent mail. Unsent mails stay. */
export const deleteSentMails = (pool: Pool): Promise<number> =>
  deleteInBatches(pool, { table: 'ops.mail', where: `sent_at < now() - interval '${kept}'` });
