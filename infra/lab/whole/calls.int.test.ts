import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { areas } from '#domain/areas.ts';
import { Nothing, Problem } from '#domain/kernel/contract.ts';
import { permitsAny } from '#domain/kernel/permissions.ts';
import { newcomerRoles, permissionsOf, permissionsOfRole } from '#domain/kernel/roles.ts';
import { ownApp, type TestApp } from '../testing/app.ts';
import { type Call, sender } from '../testing/contract-call.ts';
import { inject } from '../testing/inject.ts';
import { resources } from '../testing/resources.ts';

// Made from the contracts: a new call is tried here without a line of its own.
const calls = areas.flatMap(({ name: area, commands, uploads, queries }) =>
  Object.entries<Call>({ ...commands, ...uploads, ...queries }).map(([name, call]) => ({ area, name, call })),
);
const routeOf = ({ method, path }: Call) => `${method} ${path}`;
const unknown = '0123456789abcdef'.repeat(2);

let app: TestApp;
beforeAll(async () => {
  app = await ownApp({ PAYMENTS: 'demo' });
});

/** Everything that a path names is unknown. */
const asked = (call: Call, params: Readonly<Record<string, string>> = {}) => ({
  params: Object.fromEntries(
    [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, params[name] ?? unknown]),
  ),
  ...('body' in call && call.body !== Nothing && { body: {} }),
});

type Loose = (call: Call, given: object) => Promise<{ status: number; body: unknown; headers: Headers }>;
const loose = (send: unknown) => send as Loose;

test.each(calls)('$name is served, and stands in the OpenAPI document', async ({ call }) => {
  expect([...app.http.served.keys()]).toContain(routeOf(call));
  const { body } = await app.send<{ paths: Record<string, Record<string, unknown>> }>('GET /api/openapi.json');
  const path = call.path.replace(/:(\w+)/g, '{$1}');
  expect(body.paths[path]).toHaveProperty(call.method.toLowerCase());
});

test('nothing is served below /api that no contract has', () => {
  const known = new Set([...calls.map(({ call }) => routeOf(call)), 'GET /api/openapi.json']);
  const served = [...app.http.served.keys()].filter((route) => route.includes(' /api') && !route.startsWith('HEAD'));
  expect(served.filter((route) => !known.has(route))).toEqual([]);
});

test.each(Object.keys(permissionsOfRole))(
  'every call lets in a person with the role %s, or refuses as it says',
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

test('who is not signed in is told so by every call that wants to know who asks', async () => {
  for (const { name, call } of calls) {
    const { body } = await loose(app.send)(call, asked(call));
    if (app.http.served.get(routeOf(call)) === 'anyone') continue;
    expect([name, body]).toMatchObject([name, { code: 'unauthorized' }]);
  }
});

test.each(areas)("in $name another person's things are answered like ones that do not exist", async ({ name }) => {
  const make = resources[name as keyof typeof resources];
  const aboutThem = calls.filter(({ area, call }) => area === name && call.path.includes(':'));
  if (make === 'for everybody') return;
  if (!make) {
    // An area without something to try has no path with an id that an ordinary person may ask for.
    expect(aboutThem.filter(({ call }) => isOpenToNewcomers(call)).map((one) => one.name)).toEqual([]);
    return;
  }
  // A newcomer may not make everything.
  const owner = await app.person({ roles: [...newcomerRoles, 'subscriber-basic'] });
  const stranger = await app.person();
  const own = await make(owner, app, 'Probe');
  await app.settle();
  expect(aboutThem.length).toBeGreaterThan(0);
  for (const { name: call, call: about } of aboutThem) {
    const [theirs, missing] = [asked(about, own), asked(about)];
    const foreign = await loose(stranger.send)(about, theirs);
    const absent = await loose(stranger.send)(about, missing);
    expect([call, foreign.status]).toEqual([call, absent.status]);
    expect([call, withoutRequest(foreign.body)]).toEqual([call, withoutRequest(absent.body)]);
    expect([call, foreign.status >= 400]).toEqual([call, true]);
  }
});

function isOpenToNewcomers(call: Call): boolean {
  const allow = app.http.served.get(routeOf(call));
  return typeof allow !== 'object' || permitsAny(permissionsOf(newcomerRoles), allow.permissions);
}

const withoutRequest = (body: unknown) => (typeof body === 'object' ? { ...body, requestId: '' } : body);

const inputsPerCall = Number(process.env.BAD_INPUTS ?? 10_000) / calls.length;

test('whatever is sent, an answer has the shape of the contract, and a refusal changes nothing', async () => {
  // An admin gets furthest.
  const admin = await app.person({ roles: ['admin'] });
  await app.settle();
  const harmless = calls.filter(({ name }) => name !== 'EraseUser');
  for (const { name, call } of harmless) {
    const headers = { authorization: `Bearer ${admin.accessToken}` };
    const send = sender((route, sent = {}) => inject(app.http, route, { ...sent, headers }));
    await fc.assert(
      fc.asyncProperty(inputFor(call), async (given) => {
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

/** Of what a person did; what an auditor looks for is written down, whatever comes of it. */
async function lastBy(id: string): Promise<bigint> {
  const events = await app.deps.store.readAll({ direction: 'backwards', limit: 50 });
  const own = events.filter(({ stream, metadata }) => !stream.startsWith('lookup-') && metadata.actor.id === id);
  return own[0]?.position ?? 0n;
}

const junk = () =>
  fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      unknown,
      '',
      ' ',
      '-1',
      '1e999',
      'null',
      '../..',
      '%00',
      '2026-02-30T25:00:00Z',
      'de',
      true,
      0,
      -1,
      1e308,
      [],
    ),
  );

/** The fields that the contract has, with anything in them, and others. */
function inputFor(call: Call): fc.Arbitrary<object> {
  const anything = (schema: z.ZodType | undefined) => {
    const fields = fieldsOf(schema);
    const known = fc.record(Object.fromEntries(fields.map((field) => [field, junk()])), { requiredKeys: [] });
    return fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: fc.object({ maxDepth: 2 }) });
  };
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const text = fc.oneof(fc.constant(unknown), fc.string({ minLength: 1, maxLength: 60 }));
  return fc.record({
    params: fc.record(Object.fromEntries(names.map((name) => [name, text]))),
    ...('query' in call && { query: anything(call.query).map(asTexts) }),
    ...('body' in call && call.body !== Nothing && { body: fc.oneof(anything(call.body), junk()) }),
    ...('form' in call && { form: anything(call.form).map(asTexts) }),
  });
}

const asTexts = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );

function fieldsOf(schema: z.ZodType | undefined): readonly string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, object>;
  };
  return Object.keys(properties);
}
