import type { DetailedError } from 'tus-js-client';
import { ApiError } from '../../lib/api-error.ts';

/** A refusal reported by tus, in the form of every other call. */
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

/** The same thing may go well in a moment: the network, the server, another connection that has not ended yet. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (passingStatus(error.status) || passingCodes.includes(error.code));

const passingStatus = (status: number) =>
  status === 0 || status === 401 || status === 408 || status === 423 || (status >= 500 && status !== 507);
/** An upload that stands elsewhere than was thought is looked at again. */
const passingCodes = ['conflict', 'too_many_requests'];
