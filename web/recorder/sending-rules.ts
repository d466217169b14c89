import { ApiError, hasCode } from '../lib/api-error.ts';

/** Said by the server once and for all; anything else may come right by itself. */
const passing: readonly number[] = [0, 401, 408, 429];

export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && !passing.includes(error.status);

/** The deck that was shown was deleted while somebody recorded with it. */
export const isDeckGone = (error: unknown): boolean =>
  hasCode(error, 'not_found') &&
  error instanceof ApiError &&
  error.fields.some(({ field }) => field === 'presentationId');

/** The server has lost something of it, or all. */
export const isIncomplete = (error: unknown): boolean =>
  hasCode(error, 'take_incomplete') || hasCode(error, 'not_found');

/** The take became a talk before. A conflict that names a field is about something else. */
export const isFinished = (error: unknown): boolean =>
  hasCode(error, 'conflict') && error instanceof ApiError && error.fields.length === 0;
