import type { JobKind, JobPayload } from '#domain/jobs.ts';
import type { Job, JobWith } from '#infra/queue/job.ts';
import type { ScheduleEntry } from '#infra/schedule/schedule-entry.ts';

type Handler<Given extends Job> = Readonly<{
  /** `signal` aborts where the job was cancelled, or the process ends. */
  run(job: Given, signal: AbortSignal): Promise<void>;
  /** It reads or writes so much that nothing else waits for it: one at a time, beside all others. */
  isLarge?: boolean;
  /** After the last try; called at least once. `reason` is the code of its error. */
  giveUp?(job: Given, reason: string): Promise<void>;
}>;

export type JobOf<Kind extends JobKind> = JobWith<JobPayload<Kind>>;

/** Work that a reaction put into the queue, done in the process of the reactions; the same however often it is done. */
export type JobHandler<Kind extends JobKind> = Handler<JobOf<Kind>>;

/** One for every kind of job that an area declares. */
export type JobHandlers<Jobs> = { readonly [Kind in keyof Jobs]: JobHandler<Kind & JobKind> };

/** Of any kind; the payload is as the queue has it. */
export type AnyJobHandler = Handler<Job> & Readonly<{ kind: string }>;

/** When it is due, and what is then done with the job that it becomes. */
export type ScheduledJob = ScheduleEntry & Pick<Handler<Job>, 'run' | 'isLarge'>;
