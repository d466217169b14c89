import type { JobKind, JobPayload } from '#domain/jobs.ts';
import type { Job, JobWith } from '#infra/queue/job.ts';
import type { ScheduleEntry } from '#infra/schedule/schedule-entry.ts';

type Handler<Given extends Job> = Readonly<{
  /** `signal` aborts when the job is cancelled or the process stops. */
  run(job: Given, signal: AbortSignal): Promise<void>;
  /** Reads or writes so much that only one such job runs at a time. Other jobs run beside it. */
  isLarge?: boolean;
  /** Called at least once after the last try. `reason` is the error code. */
  giveUp?(job: Given, reason: string): Promise<void>;
}>;

export type JobOf<Kind extends JobKind> = JobWith<JobPayload<Kind>>;

/** Handles a job that a reaction enqueued, in the reactions' process. A repeat has the same effect as one run. */
export type JobHandler<Kind extends JobKind> = Handler<JobOf<Kind>>;

/** One handler for every kind of job that an area declares. */
export type JobHandlers<Jobs> = { readonly [Kind in keyof Jobs]: JobHandler<Kind & JobKind> };

/** A handler of any kind; its payload is unchecked, as stored in the queue. */
export type AnyJobHandler = Handler<Job> & Readonly<{ kind: string }>;

/** When the schedule is due, and how the resulting job is run. */
export type ScheduledJob = ScheduleEntry & Pick<Handler<Job>, 'run' | 'isLarge'>;
