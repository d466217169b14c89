import { expect, onTestFinished, test, vi } from 'vitest';
import { startWireServer } from '#infra/lab/fakes/wire-server/wire-server.ts';
import { storeFor } from '#infra/lab/testing/event-store/test-store.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { appendSessions, longChain } from '#infra/lab/testing/proof/long-chain.ts';
import { tamperedEvents } from '#infra/lab/testing/proof/tampering.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { readChain } from './chain.ts';
import { catchUpChain, superviseChain } from './chain-reader.ts';
import { headKey } from './head-keys.ts';
import { signHead } from './heads.ts';
import { verifyChain } from './verify-chain.ts';

type Database = Awaited<ReturnType<typeof freshDatabase>>;

test('chains all existing events of a log', async () => {
  const database = await freshDatabase();
  const size = await longChain(database);
  const { pool, store } = database;
  await signHead(pool, await headKey(undefined, await testDirectory()));
  expect(await verifyChain({ pool, asStored: store })).toEqual({ size, heads: 1, faults: [] });
  expect((await pool.query('select number from proof.part order by number')).rows).toHaveLength(2);
});

test.each([
  ['changed', `update proof.part set hash = sha256('x') where number = 1`],
  ['gone', 'delete from proof.part where number = 1'],
])('names a part of the tree that is %s, because proofs depend on it', async (_what, sql) => {
  const database = await freshDatabase();
  await longChain(database);
  await database.pool.query(sql);
  const { faults } = await verifyChain({ pool: database.pool, asStored: database.store });
  expect(faults).toEqual([{ what: 'part', name: '1' }]);
});

test('follows new events, resumes where it stopped, and chains each event once with two followers', async () => {
  const database = await freshDatabase();
  const first = follower(database);
  let size = await appendSessions(database.store, 5);
  await reaches(database, size);
  await first.stop();

  for (let n = 0; n < 20; n++) await database.store.append(`alone-${n}`, -1, [newEvent()]);
  size += 20;
  const both = [follower(database), follower(database)];
  await reaches(database, size);
  await database.store.append('talk-1', 13, [newEvent(), newEvent()]);
  await reaches(database, size + 2);
  for (const one of both) await one.stop();
  expect(await verifyChain({ pool: database.pool, asStored: database.store })).toMatchObject({
    size: size + 2,
    faults: [],
  });
  const { rows } = await database.pool.query('select max(number)::int as last, count(*)::int from proof.entry');
  expect(rows).toEqual([{ last: size + 1, count: size + 2 }]);
});

test('gives the same head for the same events in any store', async () => {
  const server = await startWireServer();
  onTestFinished(() => server.stop());
  const elsewhere = storeFor(`esdb://${server.address}?tls=false`);
  const databases = [await freshDatabase(), await freshDatabase()] as const;
  const stores = [databases[0].store, elsewhere] as const;
  const key = await headKey('k'.repeat(32), '');
  for (const { stream, revision, event } of tamperedEvents()) {
    for (const store of stores) await store.append(stream, revision - 1, [event]);
  }
  const roots = await Promise.all(
    stores.map(async (asStored, n) => {
      const { pool } = databases[n] as Database;
      await catchUpChain({ pool, asStored });
      expect(await verifyChain({ pool, asStored })).toMatchObject({ size: 12, faults: [] });
      return (await signHead(pool, key))?.root;
    }),
  );
  expect(roots[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(roots[1]).toBe(roots[0]);
});

test('refuses another log, and keeps the chain of the first', async () => {
  const { pool, store } = await freshDatabase();
  await appendSessions(store, 2);
  await catchUpChain({ pool, asStored: store });
  const before = await readChain(pool);
  await pool.query('truncate event_store.events');
  await appendSessions(store, 4);
  await expect(catchUpChain({ pool, asStored: store })).rejects.toThrow(/the chain was made from another log/);
  expect(await readChain(pool)).toEqual(before);
});

test('signs no empty chain, then one head each hour, even without new events', async () => {
  const { pool, store } = await freshDatabase();
  const key = await headKey(undefined, await testDirectory());
  expect(await signHead(pool, key, { slot: '8' })).toBeUndefined();
  await appendSessions(store, 1);
  await catchUpChain({ pool, asStored: store });
  expect(await signHead(pool, key, { slot: '9' })).toMatchObject({ size: 14, added: 14 });
  expect(await signHead(pool, key, { slot: '9' })).toBeUndefined();
  expect(await signHead(pool, key, { slot: '10' })).toMatchObject({ size: 14, added: 0 });
});

let followers = 0;

function follower({ pool, store, settling }: Database) {
  const stop = new AbortController();
  const error = vi.fn();
  const reached = settling.follows(`chain ${followers++}`);
  const run = superviseChain({ pool, asStored: store, signal: stop.signal, reached, log: { error } });
  return {
    async stop() {
      stop.abort();
      await run;
      // `settle` must not wait for a stopped follower.
      reached(BigInt(Number.MAX_SAFE_INTEGER));
      expect(error).not.toHaveBeenCalled();
    },
  };
}

async function reaches({ pool, settle }: Database, size: number) {
  await settle();
  expect((await readChain(pool)).size).toBe(size);
}
