import type { Pool } from 'pg';
import { personalFields as personal } from '#domain/personal-fields.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { sweepBlobs } from '#infra/blobs/sweep.ts';
import { goOnCountingUnsealed } from '#infra/event-store/unsealed.ts';
import { deleteSentMails } from '#infra/mail/delete-sent.ts';
import { deleteFinishedJobs } from '#infra/queue/delete-finished.ts';
import { deleteOldSlots } from '#infra/schedule/delete-slots.ts';
import { type AuditNeeds, auditChores } from './audit/audit-chores.ts';
import type { Chore, ScheduledChore } from './chore.ts';
import { deleteOldKeys } from './commands.ts';
import { deleteExpiredCredentials } from './users/delete-expired.ts';

/** Everything that happens by the clock; a new task is an entry here. */
export function scheduledChores(pool: Pool, blobs: BlobStore, audit: AuditNeeds): readonly ScheduledChore[] {
  return [
    ...auditChores(pool, audit),
    {
      name: 'sweep-blobs',
      timetable: { every: 'hour', minute: 10 },
      catchUp: 'latest',
      run: async () => void (await sweepBlobs(pool, blobs)),
    },
    {
      name: 'delete-expired-credentials',
      timetable: { every: 'hour', minute: 20 },
      catchUp: 'latest',
      run: () => deleteExpiredCredentials(pool),
    },
    {
      name: 'count-unsealed',
      timetable: { every: 'hour', minute: 40 },
      catchUp: 'latest',
      run: () => goOnCountingUnsealed({ pool, asStored: audit.asStored, personal }),
    },
    {
      name: 'delete-old-operations',
      timetable: { every: 'hour', minute: 30 },
      catchUp: 'latest',
      run: async () => {
        await deleteOldKeys(pool);
        await deleteFinishedJobs(pool);
        await deleteOldSlots(pool);
        await deleteSentMails(pool);
      },
    },
  ];
}

export const choresOf = (scheduled: readonly ScheduledChore[]): readonly Chore[] =>
  scheduled.map(({ name, run }) => ({ kind: name, run }));
