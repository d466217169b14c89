import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '#domain/kernel/errors.ts';
import { headerNames } from '#domain/kernel/header-names.ts';
import { queryBatch } from '#domain/product/contract/batch.ts';
import type { Deps } from '#infra/service.ts';
import { query } from '../query-area.ts';

/** Sends each query to the server itself, so that its own rule, limits and log line apply. */
export const batchQuery = ({ http }: Pick<Deps, 'http'>) =>
  query(queryBatch, {
    allow: 'signedIn',
    answer: ({ query: { addresses }, request }) =>
      Promise.all(addresses.map((address) => answerTo(address, request, http))),
  });

/** @throws invalid_input if the answer is a file */
async function answerTo(url: string, { headers, socket }: FastifyRequest, http: FastifyInstance) {
  const { 'accept-encoding': _, 'if-none-match': __, range: ___, ...passed } = headers;
  const { remoteAddress } = socket;
  const answer = await http.inject({ method: 'GET', url, headers: passed, ...(remoteAddress && { remoteAddress }) });
  if (!String(answer.headers['content-type']).startsWith('application/json')) refuse('invalid_input', 'addresses');
  const reads = answer.headers[headerNames.reads] as string | undefined;
  return {
    status: answer.statusCode,
    body: answer.payload,
    next: (answer.headers[headerNames.nextCursor] as string | undefined) ?? null,
    ...(reads !== undefined && { reads }),
  };
}
