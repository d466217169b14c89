import type { FastifyRequest } from 'fastify';
import type { Area } from '#domain/kernel/area.ts';
import { Problem, type QueryCall } from '#domain/kernel/contract.ts';
import { problems, refuse } from '#domain/kernel/errors.ts';
import { headerNames } from '#domain/kernel/header-names.ts';
import { networkOf } from '#infra/http/network-of.ts';
import { principalOf, type Rules } from '#infra/http/rules.ts';
import { fairPool } from './fair-pool.ts';
import { poolAt } from './pool-at.ts';
import type { QueryArea, QueryHandler, QueryRequest, QueryTools } from './query-area.ts';
import { poolWithReads } from './reads.ts';

type Tools = Pick<QueryTools, 'http' | 'pool' | 'asStored' | 'readModelNames'> & Readonly<{ rules: Rules }>;

/** Serves every query of an area. */
export function serveQueries(area: Area, room: QueryArea<Area>, deps: QueryTools, rules: Rules): void {
  const handlers = room(deps);
  for (const [name, call] of Object.entries(area.queries)) {
    const handler = handlers[name];
    if (!handler) throw new Error(`no handler for ${name}`);
    serveQuery(call, handler, { ...deps, rules });
  }
}

/** Serves a query: checks the rule and the input, waits for the person's last write, runs the handler. */
function serveQuery(call: QueryCall, handler: QueryHandler<QueryCall>, tools: Tools): void {
  const { http, rules, asStored, readModelNames } = tools;
  const { allow } = handler;
  const isFile = call.contentType !== undefined;
  http.route({
    // Media players request the length of a file first.
    method: isFile ? ['GET', 'HEAD'] : call.method,
    url: call.path,
    schema: {
      [call.method === 'POST' ? 'body' : 'querystring']: call.query,
      ...(call.params && { params: call.params }),
      response: { ...problemsOf(call), ...(!isFile && { 200: call.answer }) },
    },
    config: { allow, reads: true },
    onRequest: rules(allow),
    handler: async (request, reply) => {
      const position = positionIn(request);
      const onStale = () => reply.header(headerNames.stale, 'true');
      const own = fairPool(tools.pool, request.principal?.id ?? networkOf(request.ip));
      const current = position === undefined ? own : poolAt(own, { position, asStored, onStale });
      const reads = new Set<string>();
      const pool = poolWithReads(current, readModelNames, reads);
      const asked = request as unknown as Readonly<{ query: unknown; body: unknown }> &
        Pick<QueryRequest<QueryCall>, 'params'>;
      const { params } = asked;
      const query = call.method === 'POST' ? asked.body : asked.query;
      const answer = await handler.answer(
        { query, params, request, reply, userId: () => principalOf(request).id },
        pool,
      );
      if (!isFile && reads.size > 0) reply.header(headerNames.reads, [...reads].join(','));
      return answer;
    },
  });
}

/** The position of the person's last write, which the answer has to include. */
function positionIn({ headers }: FastifyRequest): bigint | undefined {
  const text = headers[headerNames.minPosition];
  if (text === undefined) return undefined;
  return /^\d{1,18}$/.test(String(text)) ? BigInt(String(text)) : refuse('invalid_input', headerNames.minPosition);
}

const problemsOf = ({ errors = [] }: QueryCall) =>
  Object.fromEntries(errors.map((code) => [problems[code][0], Problem]));
