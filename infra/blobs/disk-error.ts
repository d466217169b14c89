import { refuse } from '#domain/kernel/errors.ts';

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Rethrows an error; a disk or a quota that is full becomes DomainError `storage_full`. */
export function asStorageFull(error: unknown): never {
  if (hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT')) refuse('storage_full');
  throw error;
}
