import type { DetailedError } from 'tus-js-client';
import { ApiError } from '../../lib/api-error.ts';

/** An error of tus in the form of every other call's error. */
export function asApiError(error: Error | DetailedError): ApiError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response) return ApiError.unreachable();
  return new ApiError(response.getStatus(), parsed(response.getBody()));
}

function parsed(text: string) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/**
 * Whether a retry may succeed: after a fault of the network or the server, or while another connection is still open.
 */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (passingStatus(error.status) || passingCodes.includes(error.code));

const passingStatus = (status: number) =>
  status === 0 || status === 401 || status === 408 || status === 423 || (status >= 500 && status !== 507);
/** A conflict means that the server has another offset, which the next attempt reads. */
const passingCodes = ['conflict', 'too_many_requests'];
