import type { jobCommands } from '#domain/administration/contract/operations.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { administersProjections } from '#domain/projections/contract/permission.ts';
import { permitted } from '#infra/http/rules.ts';
import { discardJob, retryJob } from '#infra/queue/mend-job.ts';
import type { CommandHandlers, CommandTools } from '../command-area.ts';
import { toOperation } from './operation.ts';

/** Admins retry failed jobs, and discard failed or waiting ones. Each operation is recorded before it is done. */
export function jobCalls({ pool }: CommandTools): CommandHandlers<typeof jobCommands> {
  const about = { allow: permitted(administersProjections), claims: 'before' } as const;
  return {
    RetryJob: {
      ...about,
      async run({ params: { id }, body, principal, cause, send }) {
        const kind = await retryJob(pool, id);
        if (kind === undefined) return refuse('not_found');
        if (kind === null) return refuse('conflict');
        const deed = { operation: 'retry_job', target: kind, by: principal().id, reason: body?.reason } as const;
        return send(toOperation({ id: cause.commandId, ...deed }));
      },
    },
    DiscardJob: {
      ...about,
      async run({ params: { id }, body: { reason }, principal, cause, send }) {
        const kind = await discardJob(pool, id);
        if (kind === undefined) return refuse('not_found');
        if (kind === null) return refuse('conflict');
        const deed = { operation: 'discard_job', target: kind, by: principal().id, reason } as const;
        return send(toOperation({ id: cause.commandId, ...deed }));
      },
    },
  };
}
