import { expect, test } from 'vitest';
import { anyRevision, noStream, streamExists, WrongRevision } from '#infra/event-store/event-store.ts';
import { newEvent } from '../new-event.ts';
import { idsOf, newEvents, type OpenStore, ownNames } from './suite-tools.ts';

/** Expected revisions, and repeated appends. */
export function revisionSuite(open: OpenStore) {
  test('refuses an append at a wrong revision, and names the actual one', async () => {
    const [store, { stream }] = [await open(), ownNames()];
    const refused = (name: string, revision: number) =>
      expect(store.append(stream(name), revision, [newEvent()])).rejects;
    await refused('new', 0).toThrow(WrongRevision);
    await refused('new', 0).toThrow('is at revision -1, not 0');
    await store.append(stream('old'), noStream, newEvents(3));
    await refused('old', noStream).toThrow('is at revision 2, not -1');
    await refused('old', 1).toThrow('is at revision 2, not 1');
    await refused('old', 3).toThrow('is at revision 2, not 3');
    expect(await store.readStream(stream('old'))).toHaveLength(3);
    expect(await store.readStream(stream('new'))).toHaveLength(0);
  });

  test('lets one of many concurrent appends at the same revision succeed', async () => {
    const [store, { stream }] = [await open(), ownNames()];
    for (const revision of [noStream, 0, 1]) {
      const racers = Array.from({ length: 20 }, () => store.append(stream('a'), revision, [newEvent()]));
      const results = await Promise.allSettled(racers);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused.every(({ reason }) => reason instanceof WrongRevision)).toBe(true);
    }
    expect(await store.readStream(stream('a'))).toHaveLength(3);
  });

  test('answers a repeated append as the first time and writes nothing again, even after later events', async () => {
    const [store, { stream }] = [await open(), ownNames()];
    const [first, second] = [newEvents(3), newEvents(2)];
    const answers = [await store.append(stream('a'), noStream, first), await store.append(stream('a'), 2, second)];
    expect(await store.append(stream('a'), noStream, first)).toBe(answers[0]);
    expect(await store.append(stream('a'), 2, second)).toBe(answers[1]);
    expect(idsOf(await store.readStream(stream('a')))).toEqual(idsOf([...first, ...second]));
  });

  test('writes one event and gives one answer for five concurrent copies of an append', async () => {
    const [store, { stream }] = [await open(), ownNames()];
    const events = [newEvent()];
    const copies = Array.from({ length: 5 }, () => store.append(stream('a'), noStream, events));
    expect(new Set(await Promise.all(copies)).size).toBe(1);
    expect(await store.readStream(stream('a'))).toHaveLength(1);
  });

  test('refuses a repeated append that has further events', async () => {
    const [store, { stream }] = [await open(), ownNames()];
    const events = newEvents(2);
    await store.append(stream('a'), noStream, events);
    await expect(store.append(stream('a'), noStream, [...events, newEvent()])).rejects.toThrow(WrongRevision);
    expect(await store.readStream(stream('a'))).toHaveLength(2);
  });

  test('writes an append completely or not at all', async () => {
    const [store, { stream }] = [await open(), ownNames()];
    const racers = Array.from({ length: 10 }, () => newEvents(5));
    await Promise.allSettled(racers.map((events) => store.append(stream('a'), noStream, events)));
    const ids = idsOf(await store.readStream(stream('a')));
    expect(racers.map(idsOf)).toContainEqual(ids);
  });

  test('appends at any revision, or at any revision of an existing stream', async () => {
    const [store, { stream }] = [await open(), ownNames()];
    await expect(store.append(stream('a'), streamExists, [newEvent()])).rejects.toThrow(WrongRevision);
    const [first, second, third, fourth] = [newEvents(2), newEvents(1), newEvents(2), newEvents(1)];
    const positions = [
      await store.append(stream('a'), anyRevision, first),
      await store.append(stream('a'), anyRevision, second),
      await store.append(stream('a'), streamExists, third),
      await store.append(stream('a'), 4, fourth),
    ];
    const events = await store.readStream(stream('a'));
    expect(idsOf(events)).toEqual(idsOf([...first, ...second, ...third, ...fourth]));
    expect(events.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(positions).toEqual([1, 2, 4, 5].map((revision) => events[revision]?.position));
  });

  test('lets all concurrent appends at any revision succeed', async () => {
    const [store, { stream }] = [await open(), ownNames()];
    const racers = Array.from({ length: 20 }, (_, n) =>
      store.append(stream('a'), n === 0 ? noStream : anyRevision, [newEvent()]),
    );
    const written = (await Promise.allSettled(racers)).filter(({ status }) => status === 'fulfilled').length;
    // The append that expects no stream may come too late and fail.
    expect(written).toBeGreaterThanOrEqual(19);
    const revisions = (await store.readStream(stream('a'))).map(({ revision }) => revision);
    expect(revisions).toEqual(Array.from({ length: written }, (_, index) => index));
  });
}
