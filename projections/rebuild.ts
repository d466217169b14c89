import type { Pool } from 'pg';
import { build, type Watched } from './build.ts';
import type { Deps } from './catch-up.ts';
import { ageOf, checkpointOf, logOf } from './checkpoint.ts';
import type { Projection } from './projection.ts';
import { beside, parkedIn } from './schema.ts';
import { type Swap, swap } from './swap.ts';
import { workOn } from './work.ts';

type How = Watched & Swap;

/**
 * Builds the area beside the serving one, and swaps it in. Returns the number of events.
 * @throws AlreadyBuilding, StreamsParked, OtherLog
 */
export const rebuild = (projection: Projection, deps: Deps, how: How = {}): Promise<number> =>
  workOn(projection, { what: 'rebuild', pool: deps.pool, watched: how }, async (watched) => {
    const count = await buildBeside(projection, deps, { ...how, ...watched });
    await assertSound(projection, deps.pool);
    await swap(projection, deps, how);
    return count;
  });

/** Builds the new schema like `rebuild`, but does not swap it in. @throws AlreadyBuilding, OtherLog */
export const buildNext = (projection: Projection, deps: Deps, how: How = {}): Promise<number> =>
  workOn(projection, { what: 'build', pool: deps.pool, watched: how }, (watched) =>
    buildBeside(projection, deps, { ...how, ...watched }),
  );

async function buildBeside(projection: Projection, deps: Deps, { otherLog, ...watched }: How) {
  // A build from a wrong address must not replace the serving schema.
  if (!otherLog) await logOf(projection.schema, await checkpointOf(projection.schema, deps.pool), deps.store);
  return build(beside(projection, 'next'), deps, watched);
}

/** Makes this version of the area serve. @throws AlreadyBuilding, StreamsParked, OtherLog */
export async function upgrade(projection: Projection, deps: Deps, watched?: Watched): Promise<void> {
  const built = await checkpointOf(beside(projection, 'next').schema, deps.pool);
  // An earlier build that did not serve because of parked streams waits for a person.
  if (built && ageOf(built, projection) === 0) await assertSound(projection, deps.pool);
  await rebuild(projection, deps, watched);
}

async function assertSound(projection: Projection, pool: Pool) {
  const next = beside(projection, 'next');
  const parked = await parkedIn(next.schema, pool);
  if (parked > (await parkedIn(projection.schema, pool))) throw new StreamsParked(next.schema, parked);
}

/** The new build parked streams that the serving area could fold. */
export class StreamsParked extends Error {
  override readonly name = 'StreamsParked';

  constructor(schema: string, streams: number) {
    super(`${schema} was built with ${streams} parked streams: it does not serve until somebody says swap`);
  }
}
