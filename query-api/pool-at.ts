import type { Pool } from 'pg';
import { projectionAreas } from '#domain/areas.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { hasReached } from './has-reached.ts';
import { poolWith, sqlOf } from './pool-with.ts';

type PoolOptions = Readonly<{
  position: bigint;
  asStored: Pick<EventStore, 'readAll'>;
  /** Called if an area is still behind after two seconds. From then on statements do not wait. */
  onStale(): void;
}>;

/**
 * A pool that reads the person's own writes: a statement waits until the areas whose tables it names have reached `position`.
 * Each area is waited for once.
 */
export function poolAt(pool: Pool, { position, asStored, onStale }: PoolOptions): Pool {
  const known = new Set<string>();
  let isStale = false;

  return poolWith(pool, async (...statement) => {
    const unknown = areasIn(sqlOf(statement)).filter((area) => !known.has(area));
    if (!isStale && unknown.length > 0 && !(await hasReached(position, unknown, { pool, asStored }))) {
      isStale = true;
      onStale();
    }
    for (const area of unknown) known.add(area);
    return pool.query(...statement);
  });
}

/** Leaves out checkpoint tables, which tell how far an area is. */
const tables = new RegExp(`\\b(${projectionAreas.join('|')})\\.(?!checkpoint\\b)`, 'g');

/** The areas whose tables a statement names. */
export const areasIn = (sql: string): readonly string[] => [
  ...new Set(Array.from(sql.matchAll(tables), ([, area = '']) => area)),
];
