import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { erased } from '#domain/kernel/personal.ts';
import { newEvent } from '#infra/lab/testing/event-store/event-store-suite.ts';
import { openStores } from '#infra/lab/testing/event-store/test-store.ts';
import { testHashes as hashes } from '#infra/lab/testing/hashes.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { destroyKeys } from '../persons/key-table.ts';
import { openPersonKeys } from '../persons/open-person-keys.ts';
import { personErased } from '../postgres/channels.ts';
import { createCommandHandler, mostTries } from './command-handler.ts';
import { type EventStore, OutcomeUnknown } from './event-store.ts';
import { rememberedStreams } from './remembered-streams.ts';
import { sealing } from './sealing-store.ts';

test('decides an overtaken command again on the current state', async () => {
  const { store } = await freshDatabase();
  await createCommandHandler({ store: overtaken(store, 2), hashes })(addressed('counter-a'));
  const events = await store.readStream('counter-a');
  expect(events.at(-1)).toMatchObject({ type: 'Counted', data: { count: 3 } });
});

test('gives up a command that is overtaken every time, and accepts it again', async () => {
  const { store } = await freshDatabase();
  const handle = createCommandHandler({ store: overtaken(store, mostTries), hashes });
  await expect(handle(addressed('counter-a'))).rejects.toMatchObject({ code: 'not_ready' });
  expect(await handle(addressed('counter-a'))).toMatchObject({ state: mostTries + 1 });
});

test('refuses at once when a rule no longer holds', async () => {
  const { store } = await freshDatabase();
  const handle = createCommandHandler({ store: overtaken(store, 1), hashes });
  const one = { ...addressed('counter-a'), command: { type: 'Count', data: { refusedFrom: 1 } } };
  await expect(handle(one)).rejects.toMatchObject({ code: 'conflict' });
  expect(await store.readStream('counter-a')).toHaveLength(1);
});

test('records actor, time and command in the log', async () => {
  const { store } = await freshDatabase();
  const command = addressed('counter-a');
  await createCommandHandler({ store, hashes, now: () => new Date('2026-01-01') })(command);
  const { commandId, correlationId, actor } = command;
  const [event] = await store.readStream('counter-a');
  expect(event?.metadata).toMatchObject({ commandId, correlationId, actor, at: '2026-01-01T00:00:00.000Z', schema: 1 });
});

describe.each(Object.entries(openStores))('a handler that remembers streams of %s', (_name, open) => {
  test('executes all allowed concurrent commands, in one process and in two', async () => {
    const { handle, other, counts } = await remembering(open);
    const burst = fc.record({ here: fc.nat(10), elsewhere: fc.nat(6), room: fc.nat(14) });
    await fc.assert(
      fc.asyncProperty(burst, async ({ here, elsewhere, room }) => {
        const before = (await counts()).length;
        const one = () => ({
          ...addressed('counter-a'),
          command: { type: 'Count', data: { refusedFrom: before + room } },
        });
        const sent = [
          ...Array.from({ length: here }, () => handle(one())),
          ...Array.from({ length: elsewhere }, () => other(one())),
        ];
        const answers = await Promise.allSettled(sent);
        const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
        const taken = Math.min(room, here + elsewhere);
        expect(await counts()).toHaveLength(before + taken);
        expect(refusals).toEqual(Array(here + elsewhere - taken).fill('conflict'));
      }),
      { numRuns: 12 },
    );
  });

  test('does not read a stream that it has just changed', async () => {
    const { handle, reads, counts } = await remembering(open);
    for (let count = 1; count <= 4; count++)
      expect(await handle(addressed('counter-a'))).toMatchObject({ state: count });
    expect(reads).toEqual(['counter-a']);
    expect(await counts()).toEqual([1, 2, 3, 4]);
  });

  test('decides again on newer events of others, and keeps its remaining tries', async () => {
    const { store, reads, counts, log } = await remembering(open);
    const handle = createCommandHandler({ store: overtaken(store, 3, 1), ...log });
    await handle(addressed('counter-a'));
    expect(await handle(addressed('counter-a'))).toMatchObject({ state: 5 });
    expect(reads).toHaveLength(4);
    expect(await counts()).toEqual([1, undefined, undefined, undefined, 5]);
  });

  test('neither refuses nor ignores a command because of an outdated state', async () => {
    const { handle, other, counts } = await remembering(open);
    const counting = (data: object) => handle({ ...addressed('counter-a'), command: { type: 'Count', data } });
    await handle(addressed('counter-a'));
    await other(addressed('counter-a'));
    expect(await counting({ refusedBelow: 2 })).toMatchObject({ state: 3 });
    await other(addressed('counter-a'));
    expect(await counting({ nothingBelow: 4 })).toMatchObject({ state: 5 });
    await expect(counting({ refusedBelow: 6 })).rejects.toMatchObject({ code: 'conflict' });
    expect(await counting({ nothingBelow: 6 })).toMatchObject({ state: 5 });
    expect(await counts()).toEqual([1, 2, 3, 4, 5]);
  });

  test('gives a repeated command its first answer, even from another process', async () => {
    const { handle, other, counts } = await remembering(open);
    const [first, repeated] = [addressed('counter-a'), addressed('counter-a')];
    const answer = await handle(first);
    expect(await handle(first)).toEqual(answer);
    const { position } = await other(repeated);
    expect(await handle(repeated)).toEqual({ position, state: 2 });
    expect(await handle(repeated)).toEqual({ position, state: 2 });
    expect(await counts()).toEqual([1, 2]);
    const another = { ...repeated, command: { type: 'Count', data: { another: 'one' } } };
    await expect(handle(another)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  test('refuses a command whose id another command has used elsewhere', async () => {
    const { handle, other } = await remembering(open);
    await handle(addressed('counter-a'));
    const [sent, twin] = [addressed('counter-a'), addressed('counter-a')];
    await other({ ...twin, commandId: sent.commandId, command: { type: 'Count', data: { another: 'one' } } });
    await expect(handle(sent)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  test('reads the stream again after an append with unknown outcome', async () => {
    const { store, reads, log } = await remembering(open);
    let appends = 0;
    const losing: EventStore = {
      ...store,
      async append(...given) {
        const isLost = ++appends === 2;
        const position = await store.append(...given);
        if (isLost) throw new OutcomeUnknown(given[0], new Error('the answer was lost'));
        return position;
      },
    };
    const handle = createCommandHandler({ store: losing, ...log });
    await handle(addressed('counter-a'));
    await expect(handle(addressed('counter-a'))).rejects.toThrow(OutcomeUnknown);
    expect(await handle(addressed('counter-a'))).toMatchObject({ state: 3 });
    expect([appends, reads.length]).toEqual([3, 2]);
  });

  test('claims a key once, before it decides', async () => {
    const { handle, other, counts } = await remembering(open);
    await handle(addressed('counter-a'));
    await other(addressed('counter-a'));
    let claims = 0;
    await handle({ ...addressed('counter-a'), claim: async () => void claims++ });
    const taken = { ...addressed('counter-a'), claim: async () => refuse('idempotency_mismatch') };
    await expect(handle(taken)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    expect(claims).toBe(1);
    expect(await counts()).toEqual([1, 2, 3]);
  });
});

test('removes an erased person from the memory of other processes', async () => {
  const { store, pool, notifications } = await freshDatabase();
  const masters = { settings: {}, directory: await testDirectory() };
  const keys = await openPersonKeys({ pool, notifications, masters, hasSealed: async () => false });
  const sealed = sealing(store, { personal: { Named: [['name', 'stream']] }, keys });
  // Entries are kept so long that only the erasure can remove the person's entry.
  const bounds = { mostStreams: 10, mostEvents: 1_000, keptMs: 3_600_000 };
  const handle = createCommandHandler({ store: sealed, hashes, remembered: rememberedStreams(notifications, bounds) });
  const ada = 'a'.repeat(32);
  const say = (type: string) => handle({ ...addressed(`user-${ada}`), decider: names, command: { type, data: 'Ada' } });
  await say('Name');
  expect(await say('Nod')).toMatchObject({ state: ['Ada', 'nodded'] });
  const told = new Promise((resolve) => notifications.on(personErased, resolve));
  await destroyKeys(pool, [{ person: ada, at: new Date().toISOString(), reason: 'requested' }]);
  await told;
  expect((await say('Nod')).state[0]).toBe(erased(ada));
  await expect(say('Name')).rejects.toMatchObject({ code: 'user_not_active' });
});

/** The state: one entry for each event, a name or `nodded`. */
const names: Decider<readonly string[], Message, Message> = {
  initialState: [],
  evolve: (said, { type, data }) => [...said, type === 'Named' ? (data as { name: string }).name : 'nodded'],
  decide: ({ type, data: name }) => [
    type === 'Name' ? { type: 'Named', data: { name } } : { type: 'Nodded', data: {} },
  ],
};

type Below = Readonly<{ refusedBelow?: number; refusedFrom?: number; nothingBelow?: number }>;

const counter: Decider<number, Message, Message> = {
  initialState: 0,
  evolve: (count) => count + 1,
  decide({ data }, count) {
    const { refusedBelow = 0, refusedFrom = Infinity, nothingBelow = 0 } = data as Below;
    if (count < refusedBelow || count >= refusedFrom) return refuse('conflict');
    return count < nothingBelow ? [] : [{ type: 'Counted', data: { count: count + 1 } }];
  },
};

const addressed = (stream: string) => ({
  stream,
  decider: counter,
  command: { type: 'Count', data: {} },
  commandId: randomUUID(),
  correlationId: 'request',
  actor: { kind: 'user', id: 'ada' } as const,
});

/** Two processes with a cache each, and the streams that the first one reads. */
async function remembering(open: (raw: EventStore) => Promise<EventStore>) {
  const { store: raw, notifications } = await freshDatabase();
  const opened = await open(raw);
  const reads: string[] = [];
  const store: EventStore = {
    ...opened,
    readStream(stream, range) {
      reads.push(stream);
      return opened.readStream(stream, range);
    },
  };
  const log = () => ({ hashes, remembered: rememberedStreams(notifications) });
  return {
    ...{ store, reads, log: log() },
    handle: createCommandHandler({ store, ...log() }),
    other: createCommandHandler({ store: opened, ...log() }),
    counts: async () => (await opened.readStream('counter-a')).map(({ data }) => (data as { count?: number }).count),
  };
}

/** Another writer appends before each of `times` appends, after the first `spared` ones. */
function overtaken(store: EventStore, times: number, spared = 0): EventStore {
  let appends = 0;
  return {
    ...store,
    async append(stream, expectedRevision, events) {
      const isOvertaken = appends >= spared && appends < spared + times;
      appends += 1;
      if (isOvertaken) await store.append(stream, expectedRevision, [newEvent()]);
      return store.append(stream, expectedRevision, events);
    },
  };
}
