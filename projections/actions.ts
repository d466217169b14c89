import type { ProjectionAction, ProjectionFailure, ProjectionOutcome } from '#domain/projections/contract/calls.ts';
import { OtherLog } from '#infra/event-store/log-identity.ts';
import type { Watched } from './build.ts';
import type { Deps } from './catch-up.ts';
import type { Comparison } from './compare.ts';
import { drop } from './drop.ts';
import type { Projection } from './projection.ts';
import { buildNext, rebuild, StreamsParked } from './rebuild.ts';
import { retryParked } from './retry.ts';
import { NothingBuilt, swapBuilt } from './swap.ts';
import { Incomparable, verify } from './verify.ts';

/** `serves`: the result of a rebuild replaces the serving schema. */
type Way = Watched & Readonly<{ serves: boolean }>;
type Action = (projection: Projection, deps: Deps, way: Way) => Promise<ProjectionOutcome>;

/** Actions on one area; returns the result. @throws AlreadyBuilding, and errors that a retry may solve */
export const actions: Readonly<Record<ProjectionAction, Action>> = {
  async rebuild(projection, deps, { serves, ...watched }) {
    const make = serves ? rebuild : buildNext;
    return { kind: 'rebuilt', events: await make(projection, deps, watched), serves };
  },
  async verify(projection, deps, { serves: _, ...watched }) {
    const comparisons = await verify(projection, deps, watched);
    return { kind: 'compared', tables: comparisons.map(tableOf) };
  },
  async swap(projection, deps) {
    await swapBuilt(projection, deps);
    return { kind: 'swapped' };
  },
  drop: async (projection, { pool }) => ({ kind: 'dropped', schemas: [...(await drop(projection, pool))] }),
  async retry(projection, deps) {
    const { folded, streams } = await retryParked(projection, deps);
    return { kind: 'retried', events: folded, stillParked: streams };
  },
};

const tableOf = ({ table, served, built, differing }: Comparison) => ({
  table,
  servedRows: served.rows,
  builtRows: built.rows,
  differing: [...differing],
});

/** Why another attempt would end the same way; undefined if it might not. */
export function failureOf(error: unknown): ProjectionFailure | undefined {
  if (error instanceof StreamsParked) return 'streams_parked';
  if (error instanceof NothingBuilt) return 'nothing_built';
  if (error instanceof Incomparable) return 'other_version';
  if (error instanceof OtherLog) return 'other_log';
  return undefined;
}
