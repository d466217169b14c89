import type { Pool } from 'pg';
import { projectionAreas } from '#domain/areas.ts';
import { administersProjections, type ProjectionRow, projectionList } from '#domain/projections/contract.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';
import { areaWork } from './area-work.ts';
import { type Stored, storedAreas } from './stored-areas.ts';

type Code = Readonly<{ version: number; streams: readonly string[] }>;

/** More are not counted: reading them would take longer than it is worth. */
const mostCounted = 1_000;

export const projectionListQuery = (store: EventStore) =>
  query(projectionList, {
    schemas: [],
    allow: permitted(administersProjections),
    async answer(_asked, pool) {
      const [stored, work, codes] = await Promise.all([storedAreas(pool), areaWork(pool), runningCode(pool)]);
      const [last] = await store.readAll({ direction: 'backwards', limit: 1 });
      return Promise.all(
        projectionAreas.map(async (area) => {
          const [serves, next, old] = [stored.get(area), stored.get(`${area}__next`), stored.get(`${area}__old`)];
          const code = codes.get(area);
          return {
            area,
            served: serves ? builtOf(serves) : null,
            version: code?.version ?? null,
            head: (last?.position ?? 0n).toString(),
            lag: await lagOf(store, serves?.position ?? 0n, code),
            ...parkedOf(serves),
            next: next ? { ...builtOf(next), ...parkedOf(next) } : null,
            old: old ? builtOf(old) : null,
            ...work(area),
          } satisfies ProjectionRow;
        }),
      );
    },
  });

const builtOf = ({ version, position }: Stored) => ({ version, position: position.toString() });

const parkedOf = (stored: Stored | undefined) => ({
  parkedStreams: stored?.parkedStreams ?? 0,
  parked: [...(stored?.parked ?? [])],
});

async function lagOf(store: EventStore, after: bigint, code: Code | undefined): Promise<ProjectionRow['lag']> {
  const missing = await store.readAll({ after, limit: mostCounted, ...(code && { prefixes: code.streams }) });
  const [oldest] = missing;
  const seconds = oldest ? Math.max(0, (Date.now() - Date.parse(oldest.metadata.at)) / 1_000) : 0;
  return { events: missing.length, seconds, more: missing.length === mostCounted };
}

/** As the process that began to follow last has said it. */
async function runningCode(pool: Pool): Promise<ReadonlyMap<string, Code>> {
  const { rows } = await pool.query<Code & { area: string }>('select area, version, streams from ops.projection_code');
  return new Map(rows.map(({ area, ...code }) => [area, code]));
}
