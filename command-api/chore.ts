import type { Job } from '#infra/queue/job.ts';
import type { Task } from '#infra/schedule/task.ts';

/** Work that a reaction put into the queue, done in the process of the reactions; the same however often it is done. */
export type Chore = Readonly<{
  kind: string;
  run: (job: Job) => Promise<void>;
  /** After the last try; called at least once. */
  giveUp?: (job: Job) => Promise<void>;
}>;

/** When it is due, and what is then done with the job that it becomes. */
export type ScheduledChore = Task & Pick<Chore, 'run'>;
