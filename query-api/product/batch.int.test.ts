import { expect, test } from 'vitest';
import { productArea } from '#domain/product/area.ts';
import { batchLimits } from '#domain/product/contract/batch.ts';
import { readSettings } from '#infra/config/settings.ts';
import { accessTokens } from '#infra/http/access-token.ts';
import { createHttp } from '#infra/http/http.ts';
import { createRules, permitted } from '#infra/http/rules.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { readModelNames } from '#projections/read-model-names.ts';
import type { QueryTools } from '../query-area.ts';
import { serveQueries } from '../serve-query.ts';
import { product as productQueries } from './area.ts';

test('answers each query of a batch as if it was sent alone', async () => {
  const addresses = ['/api/Config?locale=en', '/api/Legal/imprint', '/api/Legal/nonsense', '/api/list', '/api/nowhere'];
  const { ask, batchOf } = await served();
  const answers = (await batchOf(addresses)).json();
  for (const [index, address] of addresses.entries()) {
    const alone = await ask(address);
    expect(answers[index].status, address).toBe(alone.statusCode);
    expect(withoutId(answers[index].body), address).toEqual(withoutId(alone.body));
    expect(answers[index].next, address).toBe(alone.headers['x-next-cursor'] ?? null);
    expect(answers[index].reads, address).toBe(alone.headers['x-reads']);
  }
  expect(answers.map(({ status }: { status: number }) => status)).toEqual([200, 200, 404, 200, 404]);
  expect(answers[3].reads).toBe('group-list');
});

test('checks the same permissions and passes the caller’s address and language', async () => {
  const { http, batchOf } = await served();
  expect((await batchOf(['/api/secret', '/api/whence'])).json()).toMatchObject([
    { status: 403 },
    { status: 200, body: '{"ip":"192.0.2.7","language":"en"}' },
  ]);
  expect((await http.inject({ url: addressOf(['/api/Config']) })).statusCode).toBe(401);
});

test('refuses an invalid batch', async () => {
  const { batchOf } = await served();
  for (const [what, addresses] of refusedBatches) {
    const refused = await batchOf(addresses);
    expect(refused.statusCode, what).toBe(400);
    expect(refused.json(), what).toMatchObject({ code: 'invalid_input' });
  }
});

const refusedBatches: readonly (readonly [string, readonly string[]])[] = [
  ['none', []],
  ['more than a batch holds', Array<string>(batchLimits.queries + 1).fill('/api/Config')],
  ['another batch', ['/api/Batch?addresses=[]']],
  ['what is no call', ['/metrics']],
  ['a path that leads elsewhere', ['/api/../metrics']],
  ['a path that leads elsewhere in disguise', ['/api/%2e%2e/metrics']],
  ['another server', ['//api/Config']],
  ['a file', ['/api/Config', '/api/file']],
];

/** Serves the queries of the area and some more. */
async function served() {
  const { pool } = await freshDatabase();
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const tokens = accessTokens(Buffer.alloc(32, 1));
  const person = { id: 'a'.repeat(32), roles: [], permissions: [], benefits: [], emailVerified: true };
  const rules = createRules(tokens, async () => person);
  const http = await createHttp(settings);
  http.get('/api/secret', { onRequest: rules(permitted('of_nobody')) }, async () => ({}));
  http.get('/api/list', async (_, reply) =>
    reply.headers({ 'x-next-cursor': 'further', 'x-reads': 'group-list' }).send([]),
  );
  http.get('/api/file', async (_, reply) => reply.type('text/csv').send('a,b'));
  http.get('/api/whence', async ({ ip, headers }) => ({ ip, language: headers['accept-language'] }));
  serveQueries(
    productArea,
    productQueries as never,
    { http, pool, settings, readModelNames } as unknown as QueryTools,
    rules,
  );
  const headers = { authorization: `Bearer ${await tokens.issue({ userId: person.id })}`, 'accept-language': 'en' };
  const ask = (url: string) => http.inject({ url, headers, remoteAddress: '192.0.2.7' });
  return { http, ask, batchOf: (addresses: readonly string[]) => ask(addressOf(addresses)) };
}

const addressOf = (addresses: readonly string[]) =>
  `/api/Batch?${new URLSearchParams({ addresses: JSON.stringify(addresses) })}`;

/** Removes the request id, which is different for each request. */
const withoutId = (body: string) => ({ ...JSON.parse(body), requestId: undefined });
