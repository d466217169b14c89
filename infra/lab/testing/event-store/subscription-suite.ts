import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { noStream } from '#infra/event-store/event-store.ts';
import { newEvent } from '../new-event.ts';
import { endOf, idsOf, newEvents, type OpenStore, ownNames, watch } from './suite-tools.ts';

/** A subscriber gets every event once and in order, and knows how far it got. */
export function subscriptionSuite(open: OpenStore) {
  test('delivers the events after the position, then new events', async () => {
    const [store, { prefix, stream }] = [await open(), ownNames()];
    const after = await store.append(stream('a'), noStream, [newEvent()]);
    const [there, comes] = [newEvent(), newEvent()];
    await store.append(stream('a'), 0, [there]);
    const { events } = await watch(store, {
      after,
      prefixes: [prefix],
      until: async (seen) => {
        if (seen.length === 1) await store.append(stream('a'), 1, [comes]);
        return seen.length > 1;
      },
    });
    expect(idsOf(events)).toEqual(idsOf([there, comes]));
  });

  test('advances the position past events that do not match', async () => {
    const [store, { stream }] = [await open(), ownNames()];
    const after = await endOf(store);
    const passed = await store.append(stream('other'), noStream, newEvents(5));
    const { events, positions } = await watch(store, {
      after,
      prefixes: [stream('mine')],
      until: (_seen, position) => position >= passed,
    });
    expect(events).toEqual([]);
    expect(positions).toEqual(positions.toSorted((a, b) => Number(a - b)));
  });

  test('delivers a burst from many writers and a large append completely and in order', async () => {
    const [store, { prefix, stream }] = [await open(), ownNames()];
    const after = await endOf(store);
    const watching = watch(store, { after, prefixes: [prefix], until: (seen) => seen.length >= 1_140 });
    await sleep(100);
    const burst = Array.from({ length: 16 }, async (_, writer) => {
      for (let count = 0; count < 40; count++) await store.append(stream(`w${writer}`), count - 1, [newEvent()]);
    });
    await Promise.all([...burst, store.append(stream('large'), noStream, newEvents(500))]);
    const { events } = await watching;
    expect(idsOf(events)).toEqual(idsOf(await store.readAll({ after, limit: 2_000, prefixes: [prefix] })));
    expect(events).toHaveLength(1_140);
  });

  test('keeps a separate position for late, slow and restarted subscribers', async () => {
    const [store, { prefix, stream }] = [await open(), ownNames()];
    const after = await endOf(store);
    const events = newEvents(200);
    const watchAll = (from: bigint, pause: number, count: number) =>
      watch(store, {
        after: from,
        prefixes: [prefix],
        until: async (seen) => {
          await sleep(pause);
          return seen.length >= count;
        },
      });
    const [prompt, slow, stopped] = [watchAll(after, 0, 200), watchAll(after, 50, 200), watchAll(after, 0, 1)];
    for (const [index, event] of events.entries()) await store.append(stream('a'), index - 1, [event]);
    const began = (await stopped).events;
    const resumed = await watchAll(began.at(-1)?.position ?? 0n, 0, 200 - began.length);
    expect(idsOf([...began, ...resumed.events])).toEqual(idsOf(events));
    for (const all of [prompt, slow, watchAll(after, 0, 200)]) expect(idsOf((await all).events)).toEqual(idsOf(events));
  });

  test('ends a waiting subscription on abort', async () => {
    const store = await open();
    const stop = new AbortController();
    const batches = store.subscribeAll({ after: await endOf(store), signal: stop.signal })[Symbol.asyncIterator]();
    // A log with other writers may deliver something first.
    const next = (async () => {
      for (let batch = await batches.next(); !batch.done; ) batch = await batches.next();
      return 'ended';
    })();
    await sleep(50);
    stop.abort();
    expect(await next).toBe('ended');
  });

  test('refuses a checkpoint beyond the end of the log', async () => {
    const store = await open();
    const after = (await endOf(store)) + 1_000_000n;
    const batches = store.subscribeAll({ after, signal: new AbortController().signal });
    await expect(batches[Symbol.asyncIterator]().next()).rejects.toThrow(/beyond the end of the log/);
  });
}
