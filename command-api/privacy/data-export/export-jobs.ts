import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { NewJob } from '#infra/queue/queue.ts';

/** The kind of the job that puts an archive together. */
export const makeExportJob = 'data-export';
/** The kind of the job that ends the time in which it can be fetched. */
export const endExportJob = 'data-export-end';

export const MakeExport = z.object({ userId: Id, exportId: Id, locale: z.enum(['de', 'en']) });
export const EndExport = z.object({ userId: Id, exportId: Id });

/** Nobody waits for it in front of a screen. */
const priority = 3;
/** It is never given up: what is not removed stays. */
const endAttempts = 1_000_000;

export const makeExport = (payload: z.output<typeof MakeExport>): NewJob => ({
  ...{ kind: makeExportJob, key: payload.exportId, ownerId: payload.userId },
  ...{ payload, priority },
});

export const endExport = (payload: z.output<typeof EndExport>, delaySeconds: number): NewJob => ({
  ...{ kind: endExportJob, key: payload.exportId, ownerId: payload.userId },
  ...{ payload, priority, maxAttempts: endAttempts, delaySeconds },
});
