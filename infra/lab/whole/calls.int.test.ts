import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { Nothing, Problem } from '#domain/kernel/contract.ts';
import { permitsAny } from '#domain/kernel/permissions.ts';
import { permissionsOf, permissionsOfRole } from '#domain/kernel/roles.ts';
import { ownApp, type TestApp } from '../testing/app.ts';
import { badInput, calls, routeOf, unknown } from '../testing/bad-input.ts';
import type { Call } from '../testing/contract-call.ts';

let app: TestApp;
beforeAll(async () => {
  app = await ownApp({ PAYMENTS: 'demo' });
});

/** Input whose path has only unknown ids. */
const asked = (call: Call) => ({
  params: Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, unknown])),
  ...('body' in call && call.body !== Nothing && { body: {} }),
});

type Loose = (call: Call, given: object) => Promise<{ status: number; body: unknown; headers: Headers }>;
const loose = (send: unknown) => send as Loose;

test.each(calls)('$name is served, and is in the OpenAPI document', async ({ call }) => {
  expect([...app.http.served.keys()]).toContain(routeOf(call));
  const { body } = await app.send<{ paths: Record<string, Record<string, unknown>> }>('GET /api/openapi.json');
  const path = call.path.replace(/:(\w+)/g, '{$1}');
  expect(body.paths[path]).toHaveProperty(call.method.toLowerCase());
});

test('serves nothing below /api that is not in a contract', () => {
  const known = new Set([...calls.map(({ call }) => routeOf(call)), 'GET /api/openapi.json']);
  const documents = 'GET /api/docs';
  const served = [...app.http.served.keys()].filter((route) => route.includes(' /api') && !route.startsWith('HEAD'));
  expect(served.filter((route) => !known.has(route) && !route.startsWith(documents))).toEqual([]);
});

test.each(Object.keys(permissionsOfRole))(
  'every call allows a person with the role %s, or refuses with its declared error',
  async (role) => {
    const person = await app.person({ roles: [role] });
    await app.settle();
    const held = permissionsOf([role]);
    for (const { name, call } of calls) {
      const allow = app.http.served.get(routeOf(call));
      const { status, body } = await loose(person.send)(call, asked(call));
      const { code } = (body ?? {}) as { code?: string };
      const isLetIn = typeof allow !== 'object' || permitsAny(held, allow.permissions);
      if (typeof allow === 'object' && !isLetIn) expect([name, code]).toEqual([name, allow.refusal]);
      else expect([name, code]).not.toEqual([name, allow === 'anyone' ? 'internal_error' : 'access_denied']);
      expect([name, status < 500 || code === 'not_ready']).toEqual([name, true]);
    }
  },
);

test('every call that needs a sign-in refuses people without one', async () => {
  for (const { name, call } of calls) {
    const { body } = await loose(app.send)(call, asked(call));
    if (app.http.served.get(routeOf(call)) === 'anyone') continue;
    expect([name, body]).toMatchObject([name, { code: 'unauthorized' }]);
  }
});

const inputsPerCall = Number(process.env.BAD_INPUTS ?? 10_000) / calls.length;

test('answers any input in the shape of the contract, and a refusal changes nothing', async () => {
  // An admin may do the most.
  const admin = await app.person({ roles: ['admin'] });
  await app.settle();
  const harmless = calls.filter(({ name }) => name !== 'EraseUser');
  for (const { name, call } of harmless) {
    // A new token each time, because an older one may expire in a long run.
    const { send } = await app.signedIn(admin.id);
    await fc.assert(
      fc.asyncProperty(badInput(call), async (given) => {
        const before = await lastBy(admin.id);
        const { status, body } = await loose(send)(call, given);
        const isFine = status < 500 || (body as { code?: string }).code === 'not_ready';
        expect([name, status, isFine]).toEqual([name, status, true]);
        if (status < 400) return;
        expect(Problem.safeParse(body).success).toBe(true);
        expect(await lastBy(admin.id)).toBe(before);
      }),
      { numRuns: Math.ceil(inputsPerCall) },
    );
  }
}, 600_000);

/** Position of the last event that a person caused. A look-up of an auditor is recorded even if the call fails, so it does not count. */
async function lastBy(id: string): Promise<bigint> {
  const events = await app.deps.store.readAll({ direction: 'backwards', limit: 50 });
  const own = events.filter(({ stream, metadata }) => !stream.startsWith('lookup-') && metadata.actor.id === id);
  return own[0]?.position ?? 0n;
}
