import pg from 'pg';

/**
 * Postgres looked at the values and said no (SQLSTATE classes 22 data, 23 constraint, 54 limits): a repeat
 * ends the same. Everything else says nothing about the values.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(22|23|54)/.test(error.code ?? '');

/** The connection ended (no SQLSTATE, class 08 or a shutdown, 57P): what was under way may have been committed or not. */
export const isBroken = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || /^(08|57P)/.test(error.code ?? '');
