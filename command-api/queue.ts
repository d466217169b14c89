import type { Pool, PoolClient } from 'pg';
import type { DeclaredJob } from '#domain/jobs.ts';
import type { ProjectionRequest, projectionJobKind } from '#infra/queue/projection-job.ts';
import * as queue from '#infra/queue/queue.ts';

type Order = DeclaredJob | Readonly<{ kind: typeof projectionJobKind; payload: ProjectionRequest }>;
type Complete<Each> = Each extends Order ? Each & Omit<queue.NewJob, keyof Order> : never;

/** A job of a declared kind, with a payload of its shape. The queue itself takes any. */
export type NewJob = Complete<Order>;
type Cancelled = queue.Cancelled & Readonly<{ kind?: Order['kind'] }>;

export const enqueue: (client: PoolClient | Pool, job: NewJob) => Promise<void> = queue.enqueue;
export const enqueueAll: (client: PoolClient | Pool, jobs: readonly NewJob[]) => Promise<void> = queue.enqueueAll;
export const cancel: (client: PoolClient | Pool, which: Cancelled) => Promise<void> = queue.cancel;
