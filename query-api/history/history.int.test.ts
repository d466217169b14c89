import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { lookUpRecorder } from '#command-api/history/record-look-up.ts';
import { historyArea } from '#domain/history/area.ts';
import { readProofFile } from '#domain/kernel/proof/proof-file.ts';
import { verifyProof } from '#domain/kernel/proof/verify-proof.ts';
import { permissionsOf, permissionsOfRole } from '#domain/kernel/roles.ts';
import { sessionDecider } from '#domain/sessions/decider.ts';
import { storedSamples as talks } from '#domain/sessions/event-samples.ts';
import { userDecider } from '#domain/users/decider.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { accessTokens } from '#infra/http/access-token.ts';
import { createHttp } from '#infra/http/http.ts';
import { createRules } from '#infra/http/rules.ts';
import { testHashes as hashes } from '#infra/lab/testing/hashes.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { catchUpChain } from '#infra/proof/chain-reader.ts';
import { headKey, nodeSignatures } from '#infra/proof/head-keys.ts';
import { signHead } from '#infra/proof/heads.ts';
import { nodeSha256 } from '#infra/proof/node-hashes.ts';
import { build } from '#projections/build.ts';
import { historyProjection } from '#projections/history/area.ts';
import { readModelNames } from '#projections/read-model-names.ts';
import type { QueryTools } from '../query-area.ts';
import { serveQueries } from '../serve-query.ts';
import { history } from './area.ts';

const tokens = accessTokens(Buffer.alloc(32, 7));
const [ada, grace] = ['a'.repeat(32), 'b'.repeat(32)];
const talk = `session-${'1'.repeat(32)}`;
const calls = [
  '',
  `/user-${ada}`,
  `/user-${ada}/Summary`,
  `/user-${ada}/at`,
  `/user-${ada}/Linked`,
  `/user-${ada}/Names`,
];
const list = '/api/Audit/Streams';

test('auditors and admins have access; everybody else, and unknown streams, get not_found', async () => {
  const { ask } = await installation();
  for (const call of [...calls, `/user-${ada}/Export?format=csv`]) {
    for (const role of Object.keys(permissionsOfRole)) {
      const { statusCode } = await ask(call, role);
      expect([call, role, statusCode]).toEqual([call, role, role === 'auditor' || role === 'admin' ? 200 : 404]);
    }
    expect((await ask(call, null)).statusCode).toBe(401);
    expect((await ask(call)).headers['cache-control']).toBe('no-store');
  }
  for (const call of calls.slice(1)) expect((await ask(call.replace(ada, grace))).statusCode).toBe(404);
  expect((await ask(`/user-${grace}/Export?format=json`)).statusCode).toBe(404);
});

test('finds streams by name, beginning of an id, type of event, actor and time', async () => {
  const { found } = await installation();
  expect(await found('')).toEqual([talk, `user-${ada}`]);
  expect(await found('?q=love')).toEqual([`user-${ada}`]);
  expect(await found('?q=Lovelace%20ADA')).toEqual([`user-${ada}`]);
  expect(await found('?q=%C3%9Cbung')).toEqual([talk]);
  expect(await found(`?q=${'1'.repeat(9)}`)).toEqual([talk]);
  expect(await found(`?q=user-${ada}`)).toEqual([`user-${ada}`]);
  expect(await found('?q=SessionRenamed')).toEqual([talk]);
  expect(await found('?q=nobody%27%20%26%20!(%3A*')).toEqual([]);
  expect(await found('?q=%25')).toEqual([]);
  expect(await found('?category=user')).toEqual([`user-${ada}`]);
  expect(await found(`?actor=${ada}`)).toEqual([talk]);
  expect(await found('?to=2026-11-02T00:00:00Z')).toEqual([`user-${ada}`]);
  expect(await found('?from=2026-11-02T00:00:00Z')).toEqual([talk]);
  expect(await found('?from=2026-11-02T00:00:00Z&category=user')).toEqual([]);
});

test('finds frequent and rare types of events among thousands of streams, page by page', async () => {
  const { pool, found } = await installation();
  const more = { often: 3_000, before: 1_000_000, types: ['SessionDeleted'] };
  await pool.query(
    `insert into history.stream_list
     select category || '-' || n, category, n, first_at, last_at, last_position + $2 + n, revision, events, actors, $3, null,
            array[n::text], false, '{}', '{}'
       from history.stream_list, generate_series(1, $1::int) n where stream = $4`,
    [more.often, more.before, more.types, talk],
  );
  expect(await found('?q=SessionRenamed')).toEqual([talk]);
  expect(await found('?q=SessionRenamed&category=user')).toEqual([]);
  expect(await found(`?q=SessionCreated&actor=${ada}&limit=1`)).toEqual([talk]);
  expect(await found('?q=FeedbackMade')).toEqual([]);
  expect(await found('?q=SessionDeleted&limit=3')).toEqual(['session-3000', 'session-2999', 'session-2998']);
  expect(await found(`?q=SessionDeleted&limit=2&cursor=${more.before + 1_000}`)).toHaveLength(2);
});

test('continues a list after the last page', async () => {
  const { ask } = await installation();
  const first = await ask('?limit=1');
  const cursor = first.headers['x-next-cursor'];
  const second = await ask(`?limit=1&cursor=${cursor}`);
  expect([...first.json(), ...second.json()].map(({ stream }) => stream)).toEqual([talk, `user-${ada}`]);
  expect(second.headers['x-next-cursor']).toBeUndefined();
  expect((await ask('?cursor=x')).json()).toMatchObject({ code: 'invalid_input', field: 'cursor' });
});

test('shows an event’s actor, time, changes, and other streams of the same request', async () => {
  const { ask } = await installation();
  const [renamed, created] = (await ask(`/${talk}`)).json();
  expect(renamed).toMatchObject({
    ...{ revision: 1, type: 'SessionRenamed', at: '2026-11-03T00:00:00.000Z', data: { name: 'Zweite Übung' } },
    actor: { kind: 'user', id: ada, name: 'Ada Lovelace', erased: false },
    changes: [{ path: ['name'], before: talks.SessionCreated.data.name, after: 'Zweite Übung' }],
    linked: [],
  });
  expect(created).toMatchObject({ revision: 0, linked: [`user-${ada}`] });
  expect(created.changes).toContainEqual({ path: ['analysis'], after: 'waiting' });

  expect((await ask(`/${talk}?type=SessionCreated`)).json()).toHaveLength(1);
  expect((await ask(`/${talk}?actor=${grace}`)).json()).toEqual([]);
  expect((await ask(`/${talk}?from=2026-11-03T00:00:00Z`)).json()).toHaveLength(1);
  const page = await ask(`/${talk}?limit=1`);
  expect(page.json()).toEqual([renamed]);
  expect((await ask(`/${talk}?limit=1&cursor=${page.headers['x-next-cursor']}`)).json()).toEqual([created]);
  expect((await ask(`/${talk}/Linked`)).json()).toMatchObject([
    { stream: `user-${ada}`, title: 'Ada Lovelace', requests: 1 },
  ]);
});

test('shows a stream’s state at a revision or time beside the current state', async () => {
  const { ask } = await installation();
  const shown = (await ask(`/${talk}/at?revision=0`)).json();
  const name = talks.SessionCreated.data.name;
  expect(shown).toMatchObject({ revision: 0, last: 1, state: { name }, now: { name: 'Zweite Übung' } });
  expect(shown.differences).toEqual([{ path: ['name'], was: name, now: 'Zweite Übung' }]);
  expect((await ask(`/${talk}/at?time=2026-11-02T12:00:00Z`)).json()).toEqual(shown);
  expect((await ask(`/${talk}/at?time=2026-10-01T00:00:00Z`)).json()).toMatchObject({ revision: -1, state: 'none' });
  expect((await ask(`/${talk}/at`)).json()).toMatchObject({ revision: 1, differences: [] });
  expect((await ask(`/${talk}/at?revision=2`)).statusCode).toBe(400);
  expect((await ask(`/${talk}/at?revision=0&time=2026-11-02T12:00:00Z`)).statusCode).toBe(400);
});

test('keeps everything of an erased person except personal data', async () => {
  const { ask, found, erase } = await installation();
  await erase();
  expect(await found('?q=lovelace')).toEqual([]);
  expect(await found(`?q=${ada}`)).toEqual([`user-${ada}`]);
  expect((await ask(`/user-${ada}/Summary`)).json()).toMatchObject({ title: null, erased: true, events: 2 });
  const [renamed] = (await ask(`/${talk}`)).json();
  expect(renamed.actor).toEqual({ kind: 'user', id: ada, name: null, erased: true });
});

test('only a proof contains the address of a recording, because it has to verify', async () => {
  const { ask, store, pool } = await installation();
  const { address } = talks.SessionCreated.data.media;
  const shown = [`/${talk}`, `/${talk}/at`, `/${talk}/Export?format=csv`, `/${talk}/Export?format=json`];
  for (const call of shown) {
    const { statusCode, body } = await ask(call);
    expect(statusCode).toBe(200);
    expect(body).not.toContain(address);
    expect(body).toContain(address.split('/')[1]);
  }
  await catchUpChain({ pool, asStored: store });
  await signHead(pool, await headKey('k'.repeat(32), ''));
  const { body, headers } = await ask(`/${talk}/Export?format=proof`);
  expect(headers['content-disposition']).toBe(`attachment; filename=${talk}.events.proof.json`);
  const verdict = await verifyProof(readProofFile(body), { sha256: nodeSha256, verifySignature: nodeSignatures });
  expect(verdict).toMatchObject({ signature: 'passed', events: 'passed', tree: 'passed' });
  expect(verdict.streams).toEqual([{ stream: talk, from: 0, to: 1, complete: true }]);
});

test('records every look-up once a minute, and search words as a hash', async () => {
  const { ask, lookUps } = await installation();
  await Promise.all(calls.map((call) => ask(call)));
  await ask('?q=Ada&category=user');
  await ask(`/${talk}/Export?format=csv`);
  for (const call of calls) await ask(call);
  const recorded = await lookUps();
  expect(recorded.map(({ type }) => type).sort()).toEqual([
    ...['HistoryExported', 'HistoryRead', 'HistorySearched', 'HistorySearched'],
  ]);
  expect(recorded).toContainEqual(
    expect.objectContaining({ type: 'HistoryRead', data: expect.objectContaining({ stream: `user-${ada}` }) }),
  );
  expect(recorded.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ category: 'user', textHash: hashes.of('Ada') }),
  );
  expect(JSON.stringify(recorded, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toMatch(
    /\bAda\b/,
  );
});

test('names the things whose ids are in events', async () => {
  const { ask, erase } = await installation();
  const names = async () => (await ask(`/${talk}/Names`)).json();
  const account = { id: ada, stream: `user-${ada}`, category: 'user' };
  expect(await names()).toEqual([{ ...account, title: 'Ada Lovelace', erased: false }]);
  await erase();
  expect(await names()).toEqual([{ ...account, title: null, erased: true }]);
});

test('shows nothing if the look-up cannot be recorded', async () => {
  const { ask } = await installation({
    append: async () => {
      throw new Error('the log is away');
    },
  });
  for (const call of [...calls, `/${talk}/Export?format=csv`]) {
    const { statusCode, body } = await ask(call);
    expect([call, statusCode]).toEqual([call, 500]);
    expect(body).not.toContain('Ada');
  }
});

const deeds = '/api/Audit/Deeds';

test('lists a deed once, with everybody and everything that it names', async () => {
  const { ask, pool } = await installation();
  const [renamed, registered, ...others] = (await ask(deeds)).json();
  expect(others).toEqual([]);
  expect(renamed).toMatchObject({
    ...{ type: 'SessionRenamed', at: '2026-11-03T00:00:00.000Z', count: 1, events: 1, streams: 1 },
    actor: { kind: 'user', id: ada, name: 'Ada Lovelace' },
    stream: { stream: talk, category: 'session', title: 'Zweite Übung' },
  });
  expect(registered).toMatchObject({
    ...{ type: 'UserRegistered', events: 2, streams: 2, actor: { kind: 'system', id: 'anyone' } },
    stream: { stream: `user-${ada}`, title: 'Ada Lovelace' },
  });
  await pool.query('update history.deed_list set ids = array_prepend($1, ids)', [ada]);
  const [told] = (await ask(deeds)).json();
  expect(told.about).toEqual([
    { id: ada, stream: `user-${ada}`, category: 'user', title: 'Ada Lovelace', erased: false },
  ]);
});

test('finds deeds by person, area, type, time and words, page by page', async () => {
  const { ask, erase } = await installation();
  const types = async (search: string) =>
    (await ask(deeds + search)).json().map(({ type }: Readonly<{ type: string }>) => type);
  expect(await types(`?person=${ada}`)).toEqual(['SessionRenamed', 'UserRegistered']);
  expect(await types(`?person=${grace}`)).toEqual([]);
  expect(await types('?category=user')).toEqual(['UserRegistered']);
  expect(await types('?type=SessionCreated')).toEqual(['UserRegistered']);
  expect(await types('?from=2026-11-02T00:00:00Z')).toEqual(['SessionRenamed']);
  expect(await types('?to=2026-11-02T00:00:00Z')).toEqual(['UserRegistered']);
  expect(await types('?q=zweite')).toEqual(['SessionRenamed', 'UserRegistered']);
  expect(await types('?q=nobody')).toEqual([]);
  const cursor = (await ask(`${deeds}?limit=1`)).headers['x-next-cursor'];
  expect(await types(`?limit=1&cursor=${cursor}`)).toEqual(['UserRegistered']);
  expect((await ask(`${deeds}?cursor=x`)).json()).toMatchObject({ code: 'invalid_input', field: 'cursor' });
  await erase();
  expect(await types('?q=lovelace')).toEqual([]);
  expect((await ask(deeds)).body).not.toContain('Lovelace');
});

test('lists look-ups among deeds only on request', async () => {
  const { ask, project } = await installation();
  await ask('?q=Ada');
  await project();
  const types = async (search: string) =>
    (await ask(deeds + search)).json().map(({ type }: Readonly<{ type: string }>) => type);
  expect(await types('')).not.toContain('HistorySearched');
  expect(await types('?minor=true')).toContain('HistorySearched');
  expect(await types('?category=lookup')).toContain('HistorySearched');
});

test('finds a rare or old deed among thousands', async () => {
  const { ask, pool } = await installation();
  await pool.query(
    `insert into history.deed_list
     select 'x' || n, at + interval '1 day', position + n, actor, type, stream, main_streams, events, streams, ids,
            array['type:SessionDeleted'], false
       from history.deed_list, generate_series(1, 4000) n where type = 'SessionRenamed'`,
  );
  expect((await ask(`${deeds}?type=SessionRenamed`)).json()).toHaveLength(1);
  expect((await ask(`${deeds}?type=SessionDeleted&limit=30`)).json()).toHaveLength(30);
});

/** Ada registered on 1 November, made a session on the 2nd and renamed it on the 3rd. */
async function installation(broken: Partial<EventStore> = {}) {
  const { pool, store, notifications } = await freshDatabase();
  const correlationId = randomUUID();
  const cause = (request: string = randomUUID()) => ({ commandId: randomUUID(), correlationId: request });
  const onDay = (day: number) => createCommandHandler({ store, hashes, now: () => new Date(Date.UTC(2026, 10, day)) });
  const byThem = { actor: { kind: 'user', id: ada } } as const;
  const names = { email: 'ada@example.org', username: 'ada', firstName: 'Ada', lastName: 'Lovelace' };
  const account = { stream: `user-${ada}`, decider: userDecider, actor: { kind: 'system', id: 'anyone' } } as const;
  const user = { ...names, locale: 'de', roles: ['user'], emailVerified: false } as const;
  await onDay(1)({ ...account, ...cause(correlationId), command: { type: 'RegisterUser', data: user } });
  const session = { stream: talk, decider: sessionDecider, ...byThem };
  const created = { ...talks.SessionCreated.data, ownerId: ada };
  await onDay(2)({ ...session, ...cause(correlationId), command: { type: 'CreateSession', data: created } });
  const change = { askedBy: ada, quotaPeriod: '202611', name: 'Zweite Übung' };
  await onDay(3)({ ...session, ...cause(), command: { type: 'ChangeSession', data: change } });
  const project = () => build(historyProjection, { pool, store });
  await project();

  const http = await createHttp({ LOG_LEVEL: 'silent', TRUST_PROXY: 0, PUBLIC_URL: undefined });
  // One person per role, whose id is the role's name.
  const rules = createRules(tokens, async (id) => ({
    ...{ id, roles: [id], permissions: permissionsOf([id]), benefits: [], emailVerified: true },
  }));
  const log = { store: { ...store, ...broken }, asStored: store, hashes, notifications };
  const given = { ...log, http, pool, recordLookUp: lookUpRecorder(log), readModelNames } as unknown as QueryTools;
  serveQueries(historyArea, history as never, given, rules);
  const ask = async (call: string, role: string | null = 'auditor') =>
    http.inject({
      url: call.startsWith('/api') ? call : `${list}${call}`,
      headers: role === null ? {} : { authorization: `Bearer ${await tokens.issue({ userId: role })}` },
    });
  return {
    ...{ pool, store, ask, project },
    found: async (call: string) => {
      const rows = (await ask(call)).json() as readonly { stream: string }[];
      return rows.map(({ stream }) => stream);
    },
    lookUps: () => store.readAll({ limit: 100, prefixes: ['lookup-auditor_'] }),
    erase: async () => {
      const command = { type: 'EraseUser', data: { reason: 'requested' } } as const;
      await onDay(4)({ ...account, ...cause(), command });
      await project();
    },
  };
}
