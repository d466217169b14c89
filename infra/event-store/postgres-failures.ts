import pg from 'pg';
import { isAwayState } from '../postgres/database-away.ts';

/**
 * Postgres rejected the values (SQLSTATE classes 22 data, 23 constraint, 54 limits): a repeat
 * ends the same way. Other errors say nothing about the values.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(22|23|54)/.test(error.code ?? '');

/**
 * The connection ended, could not be made or went silent (no SQLSTATE, or one that says so):
 * the work in progress may have been committed or not. Does not apply if this process itself has closed its pool.
 */
export function isBroken(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return isAwayState(error.code ?? '');
  return !(error instanceof Error && /after calling end on the pool/.test(error.message));
}
