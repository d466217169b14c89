import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Problem } from '#domain/kernel/contract.ts';
import { DomainError, type ErrorCode, problems } from '#domain/kernel/errors.ts';
import { isDiskFull } from '../blobs/disk-error.ts';
import { OutcomeUnknown } from '../event-store/event-store.ts';
import { NoAnswer } from '../event-store/no-answer.ts';
import { LineFull } from '../passwords/gate.ts';
import { PersonKeyMissing } from '../persons/person-key-missing.ts';
import { isDatabaseAway } from '../postgres/database-away.ts';

const refusedByFastify: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
};

/** A series of these may be a break-in attempt: each is a line in the log. */
const watched: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'password_incorrect',
  'access_denied',
  'user_not_authorized',
  'too_many_requests',
]);

const whereAndWho = ({ routeOptions, principal }: FastifyRequest) => ({
  route: routeOptions.url,
  person: principal?.id,
});

/** Writes every error as `{ code, description, field?, errors?, requestId }`; unexpected errors are logged, and the answer says nothing about them. */
export function answerProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  const code = problem.code as ErrorCode;
  if (code === 'internal_error') request.log.error({ err: error }, 'a request failed');
  if (error instanceof PersonKeyMissing) request.log.error({ person: error.person }, 'the key of a person is missing');
  if (watched.has(code)) request.log.warn({ code, ...whereAndWho(request) }, 'refused');
  if (code === 'not_ready') reply.header('retry-after', error instanceof LineFull ? error.seconds : 2);
  return reply.code(problems[code][0]).send({ ...problem, requestId: request.id });
}

function problemOf(error: FastifyError): Omit<Problem, 'requestId'> {
  if (error instanceof DomainError) {
    const { code, field, errors } = error;
    return { ...named(code), ...(field && { field }), ...(errors && { errors: [...errors] }) };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A malformed id means a broken link.
    return error.validationContext === 'params' ? named('not_found') : invalidInput(error.validation);
  }
  if (isDiskFull(error)) return named('storage_full');
  if (isAway(error)) return named('not_ready');
  const { statusCode = 500 } = error;
  return named(statusCode < 500 ? (refusedByFastify[statusCode] ?? 'invalid_input') : 'internal_error');
}

/** Whether the outcome is unknown. The client repeats the call with its key later, and gets the outcome then. */
const isAway = (error: unknown) =>
  error instanceof OutcomeUnknown || error instanceof NoAnswer || isDatabaseAway(error);

const named = (code: ErrorCode) => ({ code, description: problems[code][1] });

type Issue = Readonly<{ instancePath: string; keyword: string }>;

function invalidInput(issues: readonly Issue[]) {
  const errors = issues.map(({ instancePath, keyword }) => ({
    field: instancePath.split('/').filter(Boolean).join('.') || 'body',
    code: keyword,
  }));
  return { ...named('invalid_input'), ...(errors[0] && { field: errors[0].field }), errors };
}
