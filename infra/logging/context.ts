import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf something is done: a request, an event that somebody reacts to, or a job. */
export type WorkContext = Readonly<{
  /** The request that began it all: the same in its events, in what follows from them, and in every line about them. */
  correlationId: string;
  jobId?: string;
}>;

const storage = new AsyncLocalStorage<WorkContext>();

/** Everything that `work` logs and enqueues carries the context, at any depth. */
export const within = <Result>(context: WorkContext, work: () => Result): Result => storage.run(context, work);

export const currentContext = (): WorkContext | undefined => storage.getStore();
