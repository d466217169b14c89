import type { JobPayload } from '#domain/jobs.ts';
import type { NewJob } from '../../queue.ts';

/** Nobody waits for it in front of a screen. */
const priority = 3;
/** It is never given up: what is not removed stays. */
const endAttempts = 1_000_000;

export const makeExport = (payload: JobPayload<'data-export'>): NewJob => ({
  ...{ kind: 'data-export' as const, key: payload.exportId, ownerId: payload.userId },
  ...{ payload, priority },
});

export const endExport = (payload: JobPayload<'data-export-end'>, delaySeconds: number): NewJob => ({
  ...{ kind: 'data-export-end' as const, key: payload.exportId, ownerId: payload.userId },
  ...{ payload, priority, maxAttempts: endAttempts, delaySeconds },
});
