import { z } from 'zod';
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
/** What was under way when it happened, an upload or an analysis, has ended by then: what it left behind goes too. */
const againSeconds = 900;

export const erasureJobs = (payload: Payload): readonly NewJob[] => {
  const job = { kind: erasureJob, ownerId: 'erasures', payload, priority, maxAttempts };
  return [
    { ...job, key: payload.person },
    { ...job, key: `${payload.person}_again`, delaySeconds: againSeconds },
  ];
};
