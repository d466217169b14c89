import { AsyncLocalStorage } from 'node:async_hooks';

/** The cause of the work: a request, an event in a reaction, or a job. */
export type WorkContext = Readonly<{
  /** The original request. Its events, everything that follows from them, and all their log lines have the same id. */
  correlationId: string;
  jobId?: string;
}>;

const storage = new AsyncLocalStorage<WorkContext>();

/** Everything that `work` logs and enqueues gets the context, at any depth. */
export const within = <Result>(context: WorkContext, work: () => Result): Result => storage.run(context, work);

export const currentContext = (): WorkContext | undefined => storage.getStore();
