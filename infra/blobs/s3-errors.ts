import { refuse } from '#domain/kernel/errors.ts';
import { NoAnswer } from '../event-store/no-answer.ts';
import { isDiskFull } from './disk-error.ts';

type Answered = Readonly<{ name?: string; $metadata?: Readonly<{ httpStatusCode?: number }> }>;

const statusOf = (error: unknown) => (error as Answered)?.$metadata?.httpStatusCode;

export const isMissing = (error: unknown): boolean =>
  ['NoSuchKey', 'NotFound'].includes((error as Answered)?.name ?? '') ||
  (statusOf(error) === 404 && (error as Answered).name !== 'NoSuchBucket');

const fullNames = new Set(['QuotaExceeded', 'XMinioStorageFull']);

/** A bucket without room counts as a full disk; a bucket that does not answer counts as temporarily away. */
export function rethrown(error: unknown): never {
  const { name = '' } = (error ?? {}) as Answered;
  const status = statusOf(error);
  if (status === 507 || fullNames.has(name) || isDiskFull(error)) refuse('storage_full');
  const isAnswer = status !== undefined && status < 500 && status !== 429;
  // An error from this code has no status; neither has a broken connection.
  if (isAnswer || !(error instanceof Error) || !isAwayError(error, status)) throw error;
  throw new NoAnswer('the blob store does not answer', { cause: error });
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

const isAwayError = (error: Error, status: number | undefined): boolean =>
  status !== undefined ||
  error.name === 'TimeoutError' ||
  ('code' in error && networkCodes.has(String(error.code))) ||
  (error.cause instanceof Error && isAwayError(error.cause, undefined));
