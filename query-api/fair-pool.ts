import type { Pool } from 'pg';
import { createFairPlaces, type FairPlaces } from '#infra/fair-places.ts';

const mostWaiting = 300;
const placesOf = new WeakMap<Pool, FairPlaces>();

function placesAt(pool: Pool): FairPlaces {
  const known = placesOf.get(pool) ?? createFairPlaces({ places: pool.options.max, mostWaiting });
  placesOf.set(pool, known);
  return known;
}

/**
 * The pool as `who` may use it: where statements of several people wait for a connection, they take turns. So nobody's searches
 * and tables hold up everybody else. @throws too_many_requests where too many statements of theirs wait
 */
export function fairPool(pool: Pool, who: string): Pool {
  const places = placesAt(pool);
  const query = (...statement: Parameters<Pool['query']>) => places(who, async () => pool.query(...statement));
  return new Proxy(pool, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)) });
}
