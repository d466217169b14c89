import type { Pool } from 'pg';
import { personalFields as personal } from '#domain/personal-fields.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { sweepBlobs } from '#infra/blobs/sweep.ts';
import { sweepReferences } from '#infra/blobs/sweep-references.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { goOnCountingUnsealed } from '#infra/event-store/unsealed.ts';
import { deleteSentMails } from '#infra/mail/delete-sent.ts';
import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { unlessUnderWay } from '#infra/postgres/one-at-a-time.ts';
import { deleteFinishedJobs } from '#infra/queue/delete-finished.ts';
import { dropOldReadModels } from '#infra/queue/projection-job.ts';
import { deleteOldSlots } from '#infra/schedule/delete-slots.ts';
import type { ScheduleEntry } from '#infra/schedule/schedule-entry.ts';
import { deleteOldKeys } from './idempotency-keys.ts';
import type { AnyJobHandler, ScheduledJob } from './job-handler.ts';

type Tools = Readonly<{ pool: Pool; blobs: BlobStore; asStored: EventStore }>;

/** Scheduled jobs for all areas together. */
export function upkeep({ pool, blobs, asStored }: Tools): readonly ScheduledJob[] {
  return [
    {
      name: 'sweep-blobs',
      timetable: '10 * * * *',
      catchUp: 'latest',
      isLarge: true,
      // The next run may be due before this one ends.
      run: () =>
        unlessUnderWay(pool, advisoryLocks.sweepBlobs, async () => {
          await sweepReferences({ pool, asStored, blobs });
          await sweepBlobs(pool, blobs);
        }),
    },
    {
      name: 'count-unsealed',
      timetable: '40 * * * *',
      catchUp: 'latest',
      run: () => goOnCountingUnsealed({ pool, asStored, personal }),
    },
    {
      name: 'delete-old-operations',
      timetable: '30 * * * *',
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

/** Schedules whose jobs a process of another role handles. */
export const upkeepElsewhere: readonly ScheduleEntry[] = [dropOldReadModels];

export const scheduledHandlers = (scheduled: readonly ScheduledJob[]): readonly AnyJobHandler[] =>
  scheduled.map(({ name, run, isLarge = false }) => ({ kind: name, run, isLarge }));
