import { expect, test } from 'vitest';
import type { Message } from '#domain/kernel/message.ts';
import { newEvents } from '#infra/lab/testing/event-store/suite-tools.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { currentState } from './current-state.ts';
import { type EventStore, noStream } from './event-store.ts';
import { rememberedStreams } from './remembered-streams.ts';

const counter = {
  stream: 'counter-a',
  decider: { initialState: 0, evolve: (count: number, _event: Message) => count + 1 },
};

test('reads a stream once, and then only later events of others', async () => {
  const { store, count, returned } = await log();
  await store.append(counter.stream, noStream, newEvents(3));
  expect([await count(), await count()]).toEqual([3, 3]);
  await store.append(counter.stream, 2, newEvents(2));
  expect([await count(), await count()]).toEqual([5, 5]);
  expect(returned).toEqual([3, 0, 2, 0]);
});

test('sees the first event of an empty stream at once', async () => {
  const { store, count } = await log();
  expect(await count()).toBe(0);
  await store.append(counter.stream, noStream, newEvents(1));
  expect(await count()).toBe(1);
});

test('gives concurrent callers the current state', async () => {
  const { store, count } = await log();
  for (let revision = noStream; revision < 9; revision++) {
    await store.append(counter.stream, revision, newEvents(1));
    expect(await Promise.all([count(), count(), count()])).toEqual([revision + 2, revision + 2, revision + 2]);
  }
});

/** A log with one caching process, and the number of events that each read returned. */
async function log() {
  const { store, notifications } = await freshDatabase();
  const returned: number[] = [];
  const readStream: EventStore['readStream'] = async (...wanted) => {
    const events = await store.readStream(...wanted);
    returned.push(events.length);
    return events;
  };
  const remembered = rememberedStreams(notifications);
  return { store, returned, count: () => currentState({ store: { readStream }, remembered }, counter) };
}
