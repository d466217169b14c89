import { jobKinds } from '#domain/jobs.ts';
import type { Job } from '#infra/queue/job.ts';
import type { AnyJobHandler } from './job-handler.ts';

/** Handlers that get only payloads of the shape that their kind declares. */
export const checkedHandlers = (
  handlers: Readonly<Record<string, Omit<AnyJobHandler, 'kind'>>>,
): readonly AnyJobHandler[] =>
  Object.entries(handlers).map(([kind, { run, giveUp, isLarge = false }]) => {
    const schema = jobKinds[kind as keyof typeof jobKinds];
    const checked = (job: Job) => ({ ...job, payload: schema.parse(job.payload) });
    return {
      ...{ kind, isLarge },
      run: async (job, signal) => run(checked(job), signal),
      ...(giveUp && { giveUp: async (job: Job, reason: string) => giveUp(checked(job), reason) }),
    };
  });
