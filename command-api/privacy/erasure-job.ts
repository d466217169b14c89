import type { JobPayload } from '#domain/jobs.ts';
import type { NewJob } from '../queue.ts';

/** Nothing waits for a person less. */
const priority = 40;
/** It is never given up: a try that fails is told in the log, and the next one comes after minutes. */
const maxAttempts = 1_000_000;
/** An upload or an analysis that was under way has ended by then. The second run deletes the rows and files that it left. */
const againSeconds = 900;

export const erasureJobs = (payload: JobPayload<'erasure'>): readonly NewJob[] => {
  const job = { kind: 'erasure' as const, ownerId: 'erasures', payload, priority, maxAttempts };
  return [
    { ...job, key: payload.person },
    { ...job, key: `${payload.person}_again`, delaySeconds: againSeconds },
  ];
};
