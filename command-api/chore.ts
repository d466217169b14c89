import type { Job } from '#infra/queue/job.ts';

/** Work that a reaction put into the queue, done in the process of the reactions; the same however often it is done. */
export type Chore = Readonly<{
  kind: string;
  run: (job: Job) => Promise<void>;
  /** After the last try; called at least once. */
  giveUp?: (job: Job) => Promise<void>;
}>;
