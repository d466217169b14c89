import type { Job } from '#infra/queue/job.ts';
import type { ScheduleEntry } from '#infra/schedule/schedule-entry.ts';

/** Work that a reaction put into the queue, done in the process of the reactions; the same however often it is done. */
export type JobHandler = Readonly<{
  kind: string;
  /** `signal` aborts where the job was cancelled, or the process ends. */
  run: (job: Job, signal: AbortSignal) => Promise<void>;
  /** It reads or writes so much that nothing else waits for it: one at a time, beside all others. */
  isLarge?: boolean;
  /** After the last try; called at least once. `reason` is the code of its error. */
  giveUp?: (job: Job, reason: string) => Promise<void>;
}>;

/** When it is due, and what is then done with the job that it becomes. */
export type ScheduledJob = ScheduleEntry & Pick<JobHandler, 'run' | 'isLarge'>;
