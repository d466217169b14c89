import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventCount, tamper, tamperedEvents, tamperings } from '#infra/lab/testing/proof/tampering.ts';
import { newDatabase } from '#infra/lab/testing/test-database.ts';
import { createPostgresStore } from '../event-store/postgres-store.ts';
import { migrate } from '../postgres/migrations.ts';
import { listenTo } from '../postgres/notifications.ts';
import { createPool } from '../postgres/pool.ts';
import { catchUpChain } from './chain-reader.ts';
import { headKey } from './head-keys.ts';
import { headOf, headsAfter, listedKeys, signHead, withoutId } from './heads.ts';
import type { Kept } from './kept-heads.ts';
import { verifyChain } from './verify-chain.ts';

type Store = Awaited<ReturnType<typeof createPostgresStore>>;

const places = [
  ['first', 1],
  ['middle', 6],
  ['last', eventCount],
] as const;
const tables = ['event_store.events', 'proof.entry', 'proof.part', 'proof.key', 'proof.head', 'proof.chain'];
let directory: string;
let log: Readonly<{ pool: Pool; asStored: Store }>;
let close: () => Promise<void>;
/** Heads kept outside the database. */
let kept: Kept;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'rostra-proof-'));
  const { pool, store, ...connection } = await database();
  [log, close] = [{ pool, asStored: store }, connection.close];
  const events = tamperedEvents();
  for (const [n, { stream, revision, event }] of events.entries()) {
    await store.append(stream, revision - 1, [event]);
    // One head in between, and one over all entries.
    if (n === 8 || n === eventCount - 1) {
      await catchUpChain({ pool, asStored: store });
      await signHead(pool, await headKey(undefined, directory));
    }
  }
  const [heads, keys] = [(await headsAfter(pool, 0)).map(withoutId), await listedKeys(pool)];
  kept = { heads, keys };
  for (const table of tables) await pool.query(`create table ${keptOf(table)} as table ${table}`);
});

afterAll(async () => {
  await close();
  await rm(directory, { recursive: true });
});

test('accepts an untouched copy', async () => {
  const verdict = await verifyChain(await copy());
  expect(verdict).toEqual({ size: eventCount, heads: 2, faults: [] });
});

test('accepts a copy with heads kept outside, even after the log has grown', async () => {
  const { pool, asStored } = await copy();
  const [more] = tamperedEvents();
  if (more) await asStored.append('talk-later', -1, [more.event]);
  expect(await verifyChain({ pool, asStored, kept })).toEqual({ size: eventCount, heads: 2, faults: [] });
});

const cases = tamperings.flatMap((tampering) => places.map(([where, p]) => ({ ...tampering, where, p })));

test.each(cases)('names $name: the $where', async ({ sql, what, number, p }) => {
  const { pool, asStored } = await copy();
  const [before] = await rows(pool, 'select id, stream, revision from proof.entry where number = $1', [p - 1]);
  await tamper(pool, sql(p));
  const { faults } = await verifyChain({ pool, asStored });
  expect(faults).toMatchObject([{ what, number: number?.(p) ?? p - 1 }]);
  if (number === undefined && what !== 'inserted') expect(faults).toMatchObject([before]);
});

test('names the first event of a cut-off end', async () => {
  const { pool, asStored } = await copy();
  await tamper(pool, 'delete from event_store.events where position > 10');
  expect((await verifyChain({ pool, asStored })).faults).toMatchObject([{ what: 'missing', number: 10 }]);
});

test('finds an end that was cut off together with its chain by the head', async () => {
  const { pool, asStored } = await copy();
  await tamper(pool, 'delete from event_store.events where position > 10');
  await chainedAnew(pool, asStored);
  expect((await verifyChain({ pool, asStored })).faults).toEqual([
    { what: 'cut', size: eventCount, time: expect.any(String), isKept: false, since: 9 },
  ]);
  await tamper(pool, 'delete from proof.head where size > 10');
  expect((await verifyChain({ pool, asStored })).faults).toEqual([]);
  expect((await verifyChain({ pool, asStored, kept })).faults).toMatchObject([
    { what: 'cut', isKept: true },
    { what: 'removed', size: eventCount },
  ]);
});

test.each([
  ['its hash', `set hash = sha256('x')`],
  ['its id', 'set id = gen_random_uuid()'],
  ['its stream', `set stream = 'talk-z'`],
  ['its time', `set at = ''`],
])('distinguishes a changed entry from a changed event: %s', async (_what, change) => {
  for (const [, p] of places) {
    const { pool, asStored } = await copy();
    await tamper(pool, `update proof.entry ${change} where number = ${p - 1}`);
    expect((await verifyChain({ pool, asStored })).faults).toMatchObject([{ what: 'entry', number: p - 1 }]);
  }
});

test.each(places)('names a missing entry: the %s', async (_where, p) => {
  const { pool, asStored } = await copy();
  await tamper(pool, `delete from proof.entry where number = ${p - 1}`);
  expect((await verifyChain({ pool, asStored })).faults).toMatchObject([{ what: 'entry', number: p - 1 }]);
});

test.each([
  ['changed', `overlay(peaks placing '\\x00' from 3)`],
  ['gone', `''`],
])('names peaks that are %s before a head is signed over them', async (_what, peaks) => {
  const { pool, asStored } = await copy();
  await tamper(pool, `update proof.chain set peaks = ${peaks}`);
  expect((await verifyChain({ pool, asStored })).faults).toEqual([{ what: 'chain', name: 'the peaks of proof.chain' }]);
});

test('names a forged head: its content and its invalid signature', async () => {
  const { pool, asStored } = await copy();
  await tamper(pool, `update proof.head set root = sha256('x') where size = 9`);
  expect((await verifyChain({ pool, asStored })).faults).toMatchObject([
    { what: 'head', size: 9, since: 0 },
    { what: 'signature', size: 9 },
  ]);
});

test('refuses a head of an unlisted key', async () => {
  const { pool, asStored } = await copy();
  const stranger = await headKey('s'.repeat(32), directory);
  const [head] = kept.heads;
  if (!head) throw new Error('no head');
  const forged = stranger.sign(headOf(head));
  const { faults } = await verifyChain({ pool, asStored, kept: { ...kept, heads: [forged] } });
  expect(faults).toMatchObject([
    { what: 'signature', isKept: true },
    { what: 'removed', isKept: true },
  ]);
});

test('finds a log that was changed together with its chain by the next head', async () => {
  const { pool, asStored } = await copy();
  await rewritten(pool, asStored, { andHeads: false });
  expect((await verifyChain({ pool, asStored })).faults).toMatchObject([{ what: 'head', size: 9, since: 0 }]);
});

test('finds a log that was changed together with chain and heads by a head kept outside', async () => {
  const { pool, asStored } = await copy();
  await rewritten(pool, asStored, { andHeads: true });
  expect((await verifyChain({ pool, asStored })).faults).toEqual([]);
  expect((await verifyChain({ pool, asStored, kept })).faults).toMatchObject([
    { what: 'head', size: 9, isKept: true, since: 0 },
    { what: 'removed', size: 9 },
  ]);
});

test('does not take an emptied schema for a new one if heads are kept outside', async () => {
  const { pool, asStored } = await copy();
  await tamper(pool, 'truncate proof.head, proof.key');
  await chainedAnew(pool, asStored);
  expect((await verifyChain({ pool, asStored })).faults).toEqual([]);
  expect((await verifyChain({ pool, asStored, kept })).faults).toMatchObject([{ what: 'removed', size: 9 }]);
  await tamper(pool, 'delete from proof.chain');
  expect((await verifyChain({ pool, asStored, kept })).faults).toEqual([
    { what: 'chain', name: 'the row of proof.chain' },
  ]);
});

test('names an added key and the heads that it signed', async () => {
  const { pool, asStored } = await copy();
  await tamper(pool, 'truncate proof.head, proof.key');
  const own = await headKey('o'.repeat(32), directory);
  await signHead(pool, own);
  expect((await verifyChain({ pool, asStored })).faults).toEqual([]);
  expect((await verifyChain({ pool, asStored, kept })).faults).toMatchObject([
    { what: 'signature', size: eventCount },
    { what: 'removed', size: 9 },
    { what: 'key', name: own.listed.id },
  ]);
});

/** An attacker who controls the database, and has the key too. */
async function rewritten(pool: Pool, asStored: Store, { andHeads }: Readonly<{ andHeads: boolean }>) {
  await tamper(pool, `update event_store.events set data = '{}' where position = 6`);
  await chainedAnew(pool, asStored);
  if (!andHeads) return;
  await tamper(pool, 'truncate proof.head');
  await signHead(pool, await headKey(undefined, directory));
}

/** Chains the log again, as the product does when the schema is empty. */
async function chainedAnew(pool: Pool, asStored: Store) {
  await tamper(pool, 'truncate proof.entry, proof.part');
  await tamper(pool, `update proof.chain set size = 0, position = 0, log = null, peaks = ''`);
  await catchUpChain({ pool, asStored });
}

const keptOf = (table: string) => `kept_${table.replace('.', '_')}`;

/** The original log and its chain. */
async function copy() {
  await log.pool.query(`truncate ${tables.join(', ')}`);
  for (const table of tables) await log.pool.query(`insert into ${table} select * from ${keptOf(table)}`);
  return log;
}

async function database() {
  const { url, drop } = await newDatabase();
  const pool = createPool(url);
  const notifications = await listenTo(url);
  await migrate(pool);
  const close = async () => {
    await notifications.close();
    await pool.end();
    await drop();
  };
  return { pool, store: await createPostgresStore(pool, notifications), close };
}

const rows = async (pool: Pool, text: string, values: readonly unknown[]) => (await pool.query(text, [...values])).rows;
