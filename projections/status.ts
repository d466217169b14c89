import type { Deps } from './catch-up.ts';
import { checkpointOf } from './checkpoint.ts';
import type { Projection } from './projection.ts';
import { beside, parkedIn } from './schema.ts';

export type Status = Readonly<{
  schema: string;
  /** Version of the code. */
  version: number;
  /** `undefined` before the first start. */
  served: Readonly<{ version: number; position: bigint }> | undefined;
  lag: Lag;
  parkedStreams: number;
  /** Version that was built but does not serve yet. */
  next: number | undefined;
  /** Previous version that is kept. */
  old: number | undefined;
}>;

/** Events of the area's streams that are not in its rows yet, and the age of the first one in seconds. `more`: there may be more events. */
type Lag = Readonly<{ events: number; seconds: number; more: boolean }>;

const counted = 1_000;

export async function statusOf(projection: Projection, { pool, store }: Deps, now: Date): Promise<Status> {
  const { schema, version, streams } = projection;
  const served = await checkpointOf(schema, pool);
  const missing = await store.readAll({ after: served?.position ?? 0n, limit: counted, prefixes: streams });
  const since = missing[0] ? now.getTime() - Date.parse(missing[0].metadata.at) : 0;
  return {
    schema,
    version,
    served: served && { version: served.version, position: served.position },
    lag: { events: missing.length, seconds: Math.max(0, since / 1_000), more: missing.length === counted },
    parkedStreams: await parkedIn(schema, pool),
    next: (await checkpointOf(beside(projection, 'next').schema, pool))?.version,
    old: (await checkpointOf(beside(projection, 'old').schema, pool))?.version,
  };
}
