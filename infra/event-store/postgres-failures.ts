import pg from 'pg';
import { isAwayState } from '../postgres/database-away.ts';

/**
 * Postgres looked at the values and said no (SQLSTATE classes 22 data, 23 constraint, 54 limits): a repeat
 * ends the same. Everything else says nothing about the values.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(22|23|54)/.test(error.code ?? '');

/**
 * The connection ended, was not to be had or fell silent (no SQLSTATE, or one that says so):
 * what was under way may have been committed or not. Not so where this process itself has closed its pool.
 */
export function isBroken(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return isAwayState(error.code ?? '');
  return !(error instanceof Error && /after calling end on the pool/.test(error.message));
}
