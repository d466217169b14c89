import {
  AccessDeniedError,
  InvalidArgumentError,
  isCommandError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  StreamNotFoundError,
  UnsupportedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { NoAnswer } from '../no-answer.ts';

/** Codes of gRPC (grpc.github.io/grpc/core/md_doc_statuscodes.html). */
const code = { unknown: 2, notFound: 5, exhausted: 8, aborted: 10, unavailable: 14 } as const;
const passingCodes = new Set([1, 4, 5, 8, 10, 13, 14]);

const refusals = [
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  StreamNotFoundError,
  UnsupportedError,
  WrongExpectedVersionError,
];

/**
 * Whether the same call may succeed later. The gRPC code decides if there is one (the batch path rejects with plain
 * errors), otherwise the class of the error: no answer, a lost connection, a leader that moved.
 */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (refusals.some((refusal) => error instanceof refusal)) return false;
  const said = 'code' in error ? error.code : undefined;
  // A starting server answers with this code, but so does a server that gets an invalid request.
  if (said === code.unknown) return /not ready/i.test(error.message);
  if (typeof said === 'number') return passingCodes.has(said);
  return isCommandError(error) || error instanceof NoAnswer || error.constructor === Error;
}

/** Whether the server may have executed the call in spite of the failure. False only for a refusal, because the append may be a repeat. */
export const mayHaveHappened = (error: unknown): boolean =>
  mayPass(error) || (error instanceof Error && 'code' in error && error.code === code.unknown);

/** The subscriber was more than 32 events behind. This is normal, so it resumes without a pause. */
export const isBurst = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === code.aborted;

export const isDisconnected = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === code.unavailable;

/**
 * Whether only a new client can succeed: a client caches forever what it learned about the server, including
 * a failed discovery. An error of the call itself says nothing about the client.
 */
export const isSpent = (error: unknown): boolean =>
  mayPass(error) && (error instanceof NoAnswer || !isAboutTheCall(error));

function isAboutTheCall(error: unknown): boolean {
  const said = error instanceof Error && 'code' in error ? error.code : undefined;
  // Not found: the node is not the leader. The client finds the leader by itself.
  if (typeof said === 'number') return said === code.notFound || said === code.exhausted || said === code.aborted;
  return error instanceof Error && isCommandError(error);
}
