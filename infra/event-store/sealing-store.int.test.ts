import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { erased, type PersonalFields } from '#domain/kernel/personal.ts';
import { eventStoreSuite } from '#infra/lab/testing/event-store/event-store-suite.ts';
import { openStores } from '#infra/lab/testing/event-store/test-store.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { destroyKeys } from '../persons/key-table.ts';
import { isSealedFor } from '../persons/lost-keys.ts';
import { openPersonKeys } from '../persons/open-person-keys.ts';
import { type EventStore, type NewEvent, noStream } from './event-store.ts';
import { sealing } from './sealing-store.ts';
import { upcasting } from './upcasting-store.ts';

const personal: PersonalFields = {
  Registered: [
    ['name', 'stream'],
    ['email', 'stream'],
  ],
  Created: [['title', { field: 'ownerId' }]],
  Renamed: [['title', 'actor']],
};

type Open = () => Promise<EventStore>;

describe.each(Object.entries(openStores))('a sealing store on %s', (_name, open) => {
  eventStoreSuite((async () => (await opened(open)).store) satisfies Open);

  test('opens sealed events of all people for every reader', async () => {
    const { store, raw } = await opened(open);
    const ada = await told(store);
    expect(JSON.stringify(await raw.readAll({ limit: 10 }), bigints)).not.toMatch(/\bAda\b|Lovelace|\bRede\b|Vortrag/);
    const readable = [
      { data: { name: 'Ada Lovelace', email: 'ada@example.org', locale: 'de' } },
      { data: { title: 'Rede', ownerId: ada } },
      { data: { title: 'Vortrag' } },
    ];
    expect(await store.readAll({ limit: 10 })).toMatchObject(readable);
    expect(await store.readStream(`user-${ada}`)).toMatchObject(readable.slice(0, 1));
    const seen: unknown[] = [];
    const stop = new AbortController();
    for await (const { events } of store.subscribeAll({ after: 0n, signal: stop.signal })) {
      seen.push(...events);
      if (seen.length === 3) stop.abort();
    }
    expect(seen).toMatchObject(readable);
  });

  test('reads events of an erased person as erased in every process, and refuses new ones', async () => {
    const { store, pool, again } = await opened(open);
    const [ada, bob] = [await told(store), await told(store, 'Bob')];
    const other = await again();
    await other.readStream(`user-${ada}`);
    await destroyKeys(pool, [{ person: ada, at: new Date().toISOString(), reason: 'requested' }]);
    for (const reader of [other, store]) {
      await expect
        .poll(async () => (await reader.readStream(`user-${ada}`))[0]?.data)
        .toEqual({ name: erased(ada), email: erased(ada), locale: 'de' });
      expect(await reader.readStream(`session-of-${bob}`)).toMatchObject([{ data: { title: 'Rede' } }, {}]);
    }
    const more = store.append(`session-of-${ada}`, 1, [renamed(ada)]);
    await expect(more).rejects.toMatchObject({ code: 'user_not_active' });
    expect(await store.append(`session-of-${ada}`, 1, [newEvent({ any: 'thing' })])).toBeGreaterThan(0n);
  });

  test('does not open moved or changed ciphertext', async () => {
    const { store, raw } = await opened(open);
    const ada = await told(store);
    const [registered] = await raw.readStream(`user-${ada}`);
    const { name, email } = (registered?.data ?? {}) as Record<string, { sealed: string }>;
    const moved = (data: object): NewEvent => ({ ...newEvent(data), type: 'Registered' });
    const id = registered?.id ?? '';
    const changed = { sealed: `${email?.sealed.slice(0, -4)}AAAA` };
    await raw.append('user-other', noStream, [moved({ name })]);
    await raw.append('swapped-fields', noStream, [{ ...moved({ name: email, email: name }), id }]);
    await raw.append('user-changed', noStream, [{ ...moved({ email: changed }), id }]);
    for (const stream of ['user-other', 'swapped-fields', 'user-changed']) {
      const [event] = await store.readStream(stream);
      expect(event).toHaveProperty('revision', 0);
      expect(() => event?.data).toThrow();
    }
  });

  test('refuses personal text without a person', async () => {
    const { store } = await opened(open);
    const event = { ...newEvent({ title: 'Rede' }), type: 'Renamed' };
    await expect(store.append('session-a', noStream, [event])).rejects.toThrow('Renamed.title is personal and nobody');
  });
});

test('does not let other writes and reads wait for keys', async () => {
  const { store, pool } = await opened(async (raw) => raw);
  await pool.query('drop schema persons cascade');
  const event = newEvent({ title: 'not of a type that has something personal' });
  await store.append('a-1', noStream, [event]);
  expect(await store.readStream('a-1')).toMatchObject([{ data: event.data }]);
});

test('uses one key when two processes write about the same person at once', async () => {
  const { store, again, pool } = await opened(async (raw) => raw);
  const other = await again();
  const ada = bare();
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      (n % 2 ? store : other).append(`session-${n}`, noStream, [renamed(ada, `Rede ${n}`)]),
    ),
  );
  const titles = (await store.readAll({ limit: 100 })).map(({ data }) => (data as { title: string }).title);
  expect(new Set(titles)).toEqual(new Set(Array.from({ length: 20 }, (_, n) => `Rede ${n}`)));
  expect((await pool.query('select from persons.key')).rowCount).toBe(1);
});

test('does not replace a lost key, because a new one would open nothing', async () => {
  const { store, pool, again } = await opened(async (raw) => raw);
  const ada = await told(store);
  const { rows } = await pool.query('delete from persons.key where person = $1 returning *', [ada]);
  const other = await again();
  await expect(other.append('session-later', noStream, [renamed(ada)])).rejects.toMatchObject({
    code: 'person_key_missing',
    person: ada,
  });
  expect((await pool.query('select from persons.key')).rowCount).toBe(0);
  const { person, master, wrapped } = rows[0];
  await pool.query('insert into persons.key (person, master, wrapped) values ($1, $2, $3)', [person, master, wrapped]);
  await other.append('session-later', noStream, [renamed(ada)]);
  expect(await other.readStream(`user-${ada}`)).toMatchObject([{ data: { name: 'Ada Lovelace' } }]);
});

test('makes only the events of a lost key unreadable', async () => {
  const { store, pool, again } = await opened(async (raw) => raw);
  const [ada, bob] = [await told(store), await told(store, 'Bob')];
  await pool.query('delete from persons.key where person = $1', [ada]);
  const other = upcasting(await again(), {});
  const [lost] = await other.readStream(`user-${ada}`);
  expect(() => lost?.data).toThrow(`the key of person ${ada} is not there`);
  expect(await other.readStream(`user-${bob}`)).toMatchObject([{ data: { name: 'Bob Lovelace' } }]);
});

const bare = () => randomUUID().replaceAll('-', '');
const bigints = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

const renamed = (actor: string, title = 'Vortrag'): NewEvent => {
  const event = newEvent({ title });
  return { ...event, type: 'Renamed', metadata: { ...event.metadata, actor: { kind: 'user', id: actor } } };
};

/** A person registers and has a talk; returns the person's id. */
async function told(store: EventStore, firstName = 'Ada') {
  const id = bare();
  const data = { name: `${firstName} Lovelace`, email: `${firstName.toLowerCase()}@example.org`, locale: 'de' };
  await store.append(`user-${id}`, noStream, [{ ...newEvent(data), type: 'Registered' }]);
  const session = { ...newEvent({ title: 'Rede', ownerId: id }), type: 'Created' };
  await store.append(`session-of-${id}`, noStream, [session, renamed(id)]);
  return id;
}

/** `again` opens the same log like a second process. */
async function opened(open: (raw: EventStore) => Promise<EventStore>) {
  const { pool, notifications, store: here } = await freshDatabase();
  const directory = await testDirectory();
  const raw = await open(here);
  const again = async () =>
    sealing(raw, {
      personal,
      keys: await openPersonKeys({
        pool,
        notifications,
        masters: { settings: {}, directory },
        hasSealed: (person) => isSealedFor(person, raw),
      }),
    });
  return { store: await again(), raw, pool, again };
}
