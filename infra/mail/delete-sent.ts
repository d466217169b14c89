import type { Pool } from 'pg';
import { deleteInBatches } from '../postgres/delete-in-batches.ts';

const kept = '30 days';

/** Whom a mail went to is of no use for longer; one that was not sent yet stays. */
export const deleteSentMails = (pool: Pool): Promise<number> =>
  deleteInBatches(pool, { table: 'ops.mail', where: `sent_at < now() - interval '${kept}'` });
