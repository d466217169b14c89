import type { Pool, PoolClient } from 'pg';
import type { DeclaredJob } from '#domain/jobs.ts';
import type { ProjectionRequest, projectionJobKind } from '#infra/queue/projection-job.ts';
import * as queue from '#infra/queue/queue.ts';

type KnownJob = DeclaredJob | Readonly<{ kind: typeof projectionJobKind; payload: ProjectionRequest }>;
type Complete<Each> = Each extends KnownJob ? Each & Omit<queue.NewJob, keyof KnownJob> : never;

/** A job of a declared kind with a payload of its shape. The queue itself accepts any job. */
export type NewJob = Complete<KnownJob>;
type Cancelled = queue.Cancelled & Readonly<{ kind?: KnownJob['kind'] }>;

export const enqueue: (client: PoolClient | Pool, job: NewJob) => Promise<void> = queue.enqueue;
export const enqueueAll: (client: PoolClient | Pool, jobs: readonly NewJob[]) => Promise<void> = queue.enqueueAll;
export const cancel: (client: PoolClient | Pool, which: Cancelled) => Promise<void> = queue.cancel;
