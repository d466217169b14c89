import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { personalFields as personal } from '#domain/personal-fields.ts';
import { upcasters } from '#domain/upcasters.ts';
import { type EventStore, noStream } from '#infra/event-store/event-store.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { destroyKeys } from '#infra/persons/key-table.ts';
import { personErased } from '#infra/postgres/channels.ts';
import type { Notifications } from '#infra/postgres/notifications.ts';
import { openLog } from '#infra/start-up/open-log.ts';
import { keptStreams } from './kept-streams.ts';

const [ada, session] = ['a'.repeat(32), `session-${'1'.repeat(32)}`];
const bounds = { shortest: 10, mostEvents: 50, keptMs: 3_600_000 };

test('reads only new events of a cached long stream', async () => {
  const { read, reads, append, store } = await log();
  await append(session, 20);
  expect((await read(session)).events).toHaveLength(20);
  expect((await read(session)).events).toEqual(await store.readStream(session));
  await append(session, 5);
  const [one, other] = await Promise.all([read(session), read(session)]);
  for (const { events } of [one, other]) expect(events).toEqual(await store.readStream(session));
  expect(one.stateAfter(24)).toMatchObject({ value: { name: 'Talk 24' } });
  expect(reads).toEqual([session, `${session} from 20`, `${session} from 20`, `${session} from 25`]);
});

test('does not cache short or very long streams, and drops the oldest ones', async () => {
  const { read, reads, append } = await log();
  const lengths = { short: 9, one: 20, two: 20, three: 20, huge: 51 };
  for (const [name, length] of Object.entries(lengths)) await append(`session-${name}`, length);
  const order = ['short', 'huge', 'one', 'two', 'short', 'huge', 'one', 'three', 'one', 'two'];
  for (const name of order) await read(`session-${name}`);
  const anew = ['short', 'huge', 'one', 'two', 'short', 'huge', 'one from 20', 'three', 'one from 20', 'two'];
  expect(reads).toEqual(anew.map((name) => `session-${name}`));
});

test('an erasure removes the person’s data from the cache', async () => {
  const { read, append, erase, settle } = await log();
  await append(session, 20);
  const before = await read(session);
  expect(before.stateAfter(19)).toMatchObject({ value: { name: 'Talk 19' } });
  await erase();
  const erased = { name: `erased:${ada}` };
  await settle();
  expect((await read(session)).stateAfter(19)).toMatchObject({ value: erased });
  const { events } = await read(session);
  expect(events.map(({ data }) => data)).toEqual(events.map(() => expect.objectContaining(erased)));
});

test('does not cache a read that an erasure overtook, and drops all after a lost connection', async () => {
  const { append, counted, reads } = await log();
  await append(session, 20);
  let tell: (person?: string) => void = () => {};
  const on: Notifications['on'] = (channel, listener) => {
    expect(channel).toBe(personErased);
    tell = listener;
    return () => {};
  };
  let isOvertaken = true;
  const store: EventStore = {
    ...counted,
    async readStream(...wanted) {
      const events = await counted.readStream(...wanted);
      if (isOvertaken) tell(ada);
      return events;
    },
  };
  const read = keptStreams({ store, notifications: { on } }, bounds);
  await read(session);
  isOvertaken = false;
  await read(session);
  await read(session);
  tell(undefined);
  await read(session);
  expect(reads).toEqual([session, session, `${session} from 20`, session]);
});

test('drops a cached stream after its time, however often it is read', async () => {
  const { read, reads, append } = await log({ ...bounds, keptMs: 100 });
  await append(session, 20);
  await read(session);
  do await read(session);
  while (reads.filter((one) => one === session).length === 1);
});

/** The product's log, with a record of every read of a stream. */
async function log(limits = bounds) {
  const { pool, notifications, settle } = await freshDatabase();
  const data = await testDirectory();
  const { store } = await openLog({}, { pool, notifications, data, upcasters, personal });
  const reads: string[] = [];
  const counted: EventStore = {
    ...store,
    readStream(stream, range) {
      reads.push(range?.from ? `${stream} from ${range.from}` : stream);
      return store.readStream(stream, range);
    },
  };
  const lengths = new Map<string, number>();

  async function append(stream: string, count: number) {
    const from = lengths.get(stream) ?? 0;
    const events = Array.from({ length: count }, (_, n) => named(from + n));
    await store.append(stream, from === 0 ? noStream : from - 1, events);
    lengths.set(stream, from + count);
  }
  const erase = () => destroyKeys(pool, [{ person: ada, at: new Date().toISOString(), reason: 'requested' }]);
  return { store, counted, reads, append, erase, settle, read: keptStreams({ store: counted, notifications }, limits) };
}

function named(revision: number) {
  const cause = { correlationId: ada, causationId: ada, commandId: ada, commandHash: '' };
  const actor = { kind: 'user', id: ada } as const;
  const metadata = { ...cause, actor, at: '2026-11-01T00:00:00.000Z', schema: 1 };
  const data = { ...(revision === 0 && { ownerId: ada }), name: `Talk ${revision}` };
  return { type: revision === 0 ? 'SessionCreated' : 'SessionRenamed', data, id: randomUUID(), metadata };
}
