import { refuse } from '#domain/kernel/errors.ts';

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const fullDisk = new Set([
  ...['ENOSPC', 'EDQUOT'],
  // SQLSTATE: the disk of the database.
  '53100',
]);

/** Here or where the database is, whoever met it first. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && fullDisk.has(String(error.code))) || isDiskFull(error.cause);
}

/** Rethrows an error; a disk or a quota that is full becomes DomainError `storage_full`. */
export function asStorageFull(error: unknown): never {
  if (isDiskFull(error)) refuse('storage_full');
  throw error;
}
