import { expect, test } from 'vitest';
import { type EventStore, noStream } from '#infra/event-store/event-store.ts';
import { newEvent } from '../new-event.ts';
import { endOf, idsOf, newEvents, type OpenStore, ownNames } from './suite-tools.ts';

/** Events read back are complete, unchanged and in order, from either end. */
export function readingSuite(open: OpenStore) {
  test('reads a stream in order, with all data and metadata', async () => {
    const [store, { stream }] = [await open(), ownNames()];
    const [first, second] = [newEvent({ text: 'Grüße, „Welt“ 🎤', nested: [null, 1.5, { a: false }] }), newEvent()];
    await store.append(stream('a'), noStream, [first]);
    const position = await store.append(stream('a'), 0, [second]);
    expect(await store.readStream(stream('a'))).toEqual([
      { ...first, stream: stream('a'), revision: 0, position: expect.any(BigInt) },
      { ...second, stream: stream('a'), revision: 1, position },
    ]);
    expect(await store.readStream(stream('nobody'))).toEqual([]);
  });

  test('reads a stream from any revision on, and nothing beyond its end or from an unknown stream', async () => {
    const [store, { stream }] = [await open(), ownNames()];
    await store.append(stream('b'), noStream, newEvents(9));
    await store.append(stream('a'), noStream, newEvents(9));
    const whole = await store.readStream(stream('a'));
    const [firsts, read] = [[5, 0, 1, 5, 8, 9, 10, 1_000], (from: number) => store.readStream(stream('a'), { from })];
    for (const from of firsts) expect(await read(from)).toEqual(whole.slice(from));
    // All reads run at the same time.
    expect(await Promise.all(firsts.map(read))).toEqual(firsts.map((from) => whole.slice(from)));
    expect(await store.readStream(stream('nobody'), { from: 3 })).toEqual([]);
  });

  test('reads the whole log in the order of the appends to all streams', async () => {
    const [store, { prefix, stream }] = [await open(), ownNames()];
    const after = await endOf(store);
    const events = newEvents(30);
    for (const [index, event] of events.entries())
      await store.append(stream(String(index % 3)), Math.floor(index / 3) - 1, [event]);
    expect(idsOf(await store.readAll({ after, limit: 100, prefixes: [prefix] }))).toEqual(idsOf(events));
  });

  test('writes nothing for an empty append', async () => {
    const [store, { stream }] = [await open(), ownNames()];
    const position = await store.append(stream('a'), noStream, [newEvent()]);
    expect(await store.append(stream('a'), 0, [])).toBeGreaterThanOrEqual(position);
    expect(await store.readStream(stream('a'))).toHaveLength(1);
  });

  test('misses and repeats nothing when it reads the log page by page', async () => {
    const [store, { prefix, stream }] = [await open(), ownNames()];
    const after = await endOf(store);
    for (const name of ['a', 'b', 'c']) await store.append(stream(name), noStream, newEvents(9));
    const all = await store.readAll({ after, limit: 100, prefixes: [prefix] });
    expect(all).toHaveLength(27);

    const forwards = await pages(store, { after, prefixes: [prefix], limit: 4 }, 27);
    expect(forwards.flat()).toEqual(all);
    expect(forwards.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4, 4, 3]);
    const backwards = await pages(store, { direction: 'backwards', prefixes: [prefix], limit: 4 }, 27);
    expect(backwards.flat()).toEqual(all.toReversed());
    expect(await store.readAll({ after: all.at(-1)?.position ?? 0n, limit: 4, prefixes: [prefix] })).toEqual([]);
  });

  test('filters a page by stream', async () => {
    const [store, { prefix, stream }] = [await open(), ownNames()];
    const after = await endOf(store);
    const [one, two, three] = newEvents(3).map((event) => [event]);
    await store.append(stream('seminar-1'), noStream, one ?? []);
    await store.append(stream('group-1'), noStream, two ?? []);
    await store.append(`${prefix}seminar`, noStream, three ?? []);
    const read = async (...prefixes: string[]) => idsOf(await store.readAll({ after, limit: 10, prefixes }));
    expect(await read(stream('seminar-'))).toEqual(idsOf(one ?? []));
    expect(await read(stream('group-'), prefix)).toEqual(idsOf([...(one ?? []), ...(two ?? []), ...(three ?? [])]));
    expect(await read(stream('nothing-'))).toEqual([]);
  });

  test('filters a page by event type, even a rare one', async () => {
    const [store, { prefix, stream }] = [await open(), ownNames()];
    const after = await endOf(store);
    const [first, ...others] = newEvents(300);
    const rare = [first, others.at(-1)].flatMap((event) => (event ? [{ ...event, type: 'Rare' }] : []));
    await store.append(stream('a'), noStream, [...rare.slice(0, 1), ...others.slice(0, -1), ...rare.slice(1)]);
    const read = async (...types: string[]) =>
      idsOf(await store.readAll({ after, limit: 2, prefixes: [prefix], types }));
    expect(await read('Rare')).toEqual(idsOf(rare));
    expect(await read('Rare', 'Happened')).toEqual(idsOf([...rare.slice(0, 1), ...others.slice(0, 1)]));
    expect(await read('Never')).toEqual([]);
  });

  test('returns an event of 900 kB intact', async () => {
    const [store, { stream }] = [await open(), ownNames()];
    const event = newEvent({ text: 'ä'.repeat(450_000) });
    await store.append(stream('a'), noStream, [event]);
    expect(await store.readStream(stream('a'))).toMatchObject([event]);
  });

  test('reads a stream of 10,000 events completely and in order', async () => {
    const [store, { stream }] = [await open(), ownNames()];
    for (let revision = noStream; revision < 9_999; revision += 500)
      await store.append(stream('a'), revision, newEvents(500));
    const events = await store.readStream(stream('a'));
    expect(events.map(({ revision }) => revision)).toEqual(Array.from({ length: 10_000 }, (_, index) => index));
  });
}

type Query = Parameters<EventStore['readAll']>[0];

/** Pages of the log until `count` events are read. Stops there, because the log may be long. */
async function pages(store: EventStore, query: Query, count: number) {
  const read = [];
  for (let { after } = query; read.flat().length < count; ) {
    const page = await store.readAll({ ...query, ...(after !== undefined && { after }) });
    if (page.length === 0) break;
    read.push(page);
    after = page.at(-1)?.position;
  }
  return read;
}
