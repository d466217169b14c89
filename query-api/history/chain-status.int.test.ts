import { expect, test } from 'vitest';
import { historyArea } from '#domain/history/area.ts';
import { permissionsOf } from '#domain/kernel/roles.ts';
import { accessTokens } from '#infra/http/access-token.ts';
import { createHttp } from '#infra/http/http.ts';
import { createRules } from '#infra/http/rules.ts';
import { keptNowhere } from '#infra/lab/testing/proof/kept-nowhere.ts';
import { longChain } from '#infra/lab/testing/proof/long-chain.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { keepVerification } from '#infra/proof/chain-status.ts';
import { headKey } from '#infra/proof/head-keys.ts';
import { signHead } from '#infra/proof/heads.ts';
import { verifyChain } from '#infra/proof/verify-chain.ts';
import { readModelNames } from '#projections/read-model-names.ts';
import type { QueryTools } from '../query-area.ts';
import { serveQueries } from '../serve-query.ts';
import { history } from './area.ts';

const tokens = accessTokens(Buffer.alloc(32, 7));

test('only auditors and admins see the state of the chain', async () => {
  const { pool, store, ask } = await installation();
  expect((await ask('/api/Audit/Chain', 'auditor')).json()).toMatchObject({ size: 0, head: null, verification: null });

  const size = await longChain({ pool, store });
  await signHead(pool, await headKey('k'.repeat(32), ''));
  await pool.query(`update event_store.events set data = '{}' where position = 3`);
  await keepVerification(pool, await verifyChain({ pool, asStored: store }), 0.5);
  for (const role of ['auditor', 'admin']) {
    expect((await ask('/api/Audit/Chain', role)).json()).toMatchObject({
      ...{ size, position: `${size}`, behind: 0 },
      head: { size, added: size, root: expect.stringMatching(/^[0-9a-f]{64}$/) },
      verification: { size, heads: 1, seconds: 0.5, faults: [{ what: 'changed', number: 2, position: '3' }] },
      keys: [{ publicKey: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      sendings: [],
    });
  }
  for (const role of ['user', 'teacher', 'owner', 'manager']) {
    const answer = await ask('/api/Audit/Chain', role);
    expect([role, answer.statusCode, answer.json().code]).toEqual([role, 404, 'not_found']);
  }
  expect((await ask('/api/Audit/Chain')).statusCode).toBe(401);
});

test('everybody sees the public keys, including replaced ones', async () => {
  const { pool, store, ask } = await installation();
  await longChain({ pool, store });
  const keys = [await headKey('k'.repeat(32), ''), await headKey('o'.repeat(32), '')];
  for (const key of keys) await signHead(pool, key);
  const shown = (await ask('/api/Audit/Keys')).json();
  expect(shown.map(({ id }: { id: string }) => id)).toEqual(keys.map(({ listed }) => listed.id));
});

async function installation() {
  const { pool, store, notifications } = await freshDatabase();
  const http = await createHttp({ LOG_LEVEL: 'silent', TRUST_PROXY: 0, PUBLIC_URL: undefined });
  // One person per role, whose id is the role's name.
  const rules = createRules(tokens, async (id) => ({
    ...{ id, roles: [id], permissions: permissionsOf([id]), benefits: [], emailVerified: true },
  }));
  serveQueries(
    historyArea,
    history as never,
    { http, pool, store, asStored: store, notifications, kept: keptNowhere, readModelNames } as unknown as QueryTools,
    rules,
  );
  const ask = async (url: string, role?: string) =>
    http.inject({ url, headers: role ? { authorization: `Bearer ${await tokens.issue({ userId: role })}` } : {} });
  return { pool, store, ask };
}
