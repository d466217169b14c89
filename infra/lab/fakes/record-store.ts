import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';

const Iri = z.url({ protocol: /^https?$/ });
const Words = z.record(z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/)), z.string());
const Activity = {
  id: Iri,
  definition: z.strictObject({ type: Iri, name: Words }),
};
/** The allowed fields of a statement, a part of xAPI 1.0.3. An actor has an account and nothing else that names them. */
const Statement = z.strictObject({
  id: z.uuid(),
  actor: z.strictObject({
    objectType: z.literal('Agent'),
    account: z.strictObject({ homePage: Iri, name: z.string().check(z.minLength(1)) }),
  }),
  verb: z.strictObject({ id: Iri, display: Words }),
  object: z.strictObject({ objectType: z.literal('Activity'), ...Activity }),
  result: z.optional(
    z.strictObject({
      completion: z.boolean(),
      score: z.optional(z.strictObject({ scaled: z.number().check(z.gte(-1), z.lte(1)) })),
    }),
  ),
  context: z.strictObject({
    platform: z.string(),
    contextActivities: z.optional(z.strictObject({ parent: z.array(z.strictObject(Activity)) })),
  }),
  timestamp: z.iso.datetime(),
});
type Statement = z.output<typeof Statement>;

/** `lose`: stores the statement, and closes the connection without an answer. */
type Fault = number | 'lose';

/**
 * A learning record store, as far as statements are stored one by one: it checks version, sign-in, id and shape, and accepts
 * an id once. The same statement again is 204, another one with its id 409 (xAPI 1.0.3, part three, 2.1.1).
 */
export async function startRecordStore({ username, password }: Readonly<{ username: string; password: string }>) {
  const statements = new Map<string, Statement>();
  const faults: Fault[] = [];
  const answers: number[] = [];

  async function judge(request: IncomingMessage): Promise<number> {
    const body = await text(request);
    const at = new URL(request.url ?? '/', 'http://localhost');
    const basic = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    if (request.headers.authorization !== basic) return 401;
    if (request.headers['x-experience-api-version'] !== '1.0.3') return 400;
    if (request.headers['content-type'] !== 'application/json') return 400;
    if (request.method !== 'PUT' || at.pathname !== '/xapi/statements') return 404;
    const read = Statement.safeParse(JSON.parse(body));
    if (!read.success || read.data.id !== at.searchParams.get('statementId')) return 400;
    const before = statements.get(read.data.id);
    if (before) return isDeepStrictEqual(before, read.data) ? 204 : 409;
    statements.set(read.data.id, read.data);
    return 204;
  }

  const server = createServer(async (request, response) => {
    const fault = faults.shift();
    const status = typeof fault === 'number' ? fault : await judge(request);
    answers.push(status);
    if (fault === 'lose') return void request.socket.destroy();
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/xapi`,
    /** By id, in the order of arrival. */
    statements,
    /** The status of each answer, including lost ones. */
    answers,
    failNext: (...next: readonly Fault[]) => faults.push(...next),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
