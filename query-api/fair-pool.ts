import type { Pool } from 'pg';
import { createFairPlaces, type FairPlaces } from '#infra/fair-places.ts';
import { poolWith } from './pool-with.ts';

const mostWaiting = 300;
const placesOf = new WeakMap<Pool, FairPlaces>();

function placesAt(pool: Pool): FairPlaces {
  const known = placesOf.get(pool) ?? createFairPlaces({ places: pool.options.max, mostWaiting });
  placesOf.set(pool, known);
  return known;
}

/**
 * The pool for one caller, `who`. If statements wait for a connection, callers take turns, so that one person's searches do
 * not delay everybody else. Queries throw too_many_requests if too many statements of the caller wait.
 */
export function fairPool(pool: Pool, who: string): Pool {
  const places = placesAt(pool);
  return poolWith(pool, (...statement) => places(who, async () => pool.query(...statement)));
}
