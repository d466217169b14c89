import { refuse } from '#domain/kernel/errors.ts';

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const fullDisk = new Set([
  ...['ENOSPC', 'EDQUOT'],
  // SQLSTATE: the disk of the database.
  '53100',
]);

/** The full disk may be here or on the database's machine. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && fullDisk.has(String(error.code))) || isDiskFull(error.cause);
}

/** Rethrows an error; a full disk or quota becomes DomainError `storage_full`. */
export function asStorageFull(error: unknown): never {
  if (isDiskFull(error)) refuse('storage_full');
  throw error;
}
