import type { Pool } from 'pg';
import { projectionAreas } from '#domain/areas.ts';
import { type ProjectionRow, projectionList } from '#domain/projections/contract/calls.ts';
import { administersProjections } from '#domain/projections/contract/permission.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';
import { jobOfArea } from './area-job.ts';
import { type Stored, storedAreas } from './stored-areas.ts';

type Code = Readonly<{ version: number; streams: readonly string[] }>;

/** Counts no more than this, because reading further is not worth the time. */
const mostCounted = 1_000;

export const projectionListQuery = (store: EventStore) =>
  query(projectionList, {
    allow: permitted(administersProjections),
    async answer(_asked, pool) {
      const [stored, work, codes, sizes] = await Promise.all([
        storedAreas(pool),
        jobOfArea(pool),
        runningCode(pool),
        sizesOf(pool),
      ]);
      const [last] = await store.readAll({ direction: 'backwards', limit: 1 });
      return Promise.all(
        projectionAreas.map(async (area) => {
          const [serves, next, old] = [stored.get(area), stored.get(`${area}__next`), stored.get(`${area}__old`)];
          const code = codes.get(area);
          return {
            area,
            served: serves ? builtOf(serves) : null,
            size: sizes.get(area) ?? null,
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

type Size = NonNullable<ProjectionRow['size']>;

/** Numbers of rows as the database estimates them; counting would read all rows. */
async function sizesOf(pool: Pool): Promise<ReadonlyMap<string, Size>> {
  const { rows } = await pool.query<{ area: string; rows: number; bytes: string }>(
    `select schemaname as area, sum(n_live_tup)::int as rows, sum(pg_total_relation_size(relid)) as bytes
       from pg_stat_user_tables where schemaname = any($1) and relname not in ('checkpoint', 'parked') group by 1`,
    [projectionAreas],
  );
  return new Map(rows.map(({ area, rows, bytes }) => [area, { rows, bytes: Number(bytes) }]));
}

/** The version that the most recently started process stored. */
async function runningCode(pool: Pool): Promise<ReadonlyMap<string, Code>> {
  const { rows } = await pool.query<Code & { area: string }>('select area, version, streams from ops.projection_code');
  return new Map(rows.map(({ area, ...code }) => [area, code]));
}
