import { ApiError, hasCode } from '../lib/api-error.ts';

/** Statuses below 500 that may pass; the others are final. */
const passing: readonly number[] = [0, 401, 408, 429];

export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && !passing.includes(error.status);

/** The deck was deleted during the recording. */
export const isDeckGone = (error: unknown): boolean =>
  hasCode(error, 'not_found') &&
  error instanceof ApiError &&
  error.fields.some(({ field }) => field === 'presentationId');

/** The server has lost some chunks of the take, or all. */
export const isIncomplete = (error: unknown): boolean =>
  hasCode(error, 'take_incomplete') || hasCode(error, 'not_found');

/** The take is a talk already. A conflict with a field is about something else. */
export const isFinished = (error: unknown): boolean =>
  hasCode(error, 'conflict') && error instanceof ApiError && error.fields.length === 0;
