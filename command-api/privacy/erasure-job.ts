import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { NewJob } from '#infra/queue/queue.ts';

/** The kind of the job that carries an erasure out. */
export const erasureJob = 'erasure';
export const ErasurePayload = z.object({ person: Id, at: z.iso.datetime(), reason: z.string() });
type Payload = z.output<typeof ErasurePayload>;

/** Nothing waits for a person less. */
const priority = 40;
/** It is never given up: a try that fails is told in the log, and the next one comes after minutes. */
const maxAttempts = 1_000_000;
/** An upload or an analysis that was under way has ended by then. The second run deletes the rows and files that it left. */
const againSeconds = 900;

export const erasureJobs = (payload: Payload): readonly NewJob[] => {
  const job = { kind: erasureJob, ownerId: 'erasures', payload, priority, maxAttempts };
  return [
    { ...job, key: payload.person },
    { ...job, key: `${payload.person}_again`, delaySeconds: againSeconds },
  ];
};
