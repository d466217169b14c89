import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { anyRevision, type EventStore, noStream, OutcomeUnknown } from '#infra/event-store/event-store.ts';
import { eventually } from '../eventually.ts';
import { newEvent } from '../new-event.ts';
import type { TcpProxy } from '../tcp-proxy.ts';
import { endOf, idsOf, newEvents, ownNames, watch } from './suite-tools.ts';
import { shortLimits } from './test-store.ts';

/** Its store gives a call 500 ms to be answered, tries for 8 s, and probes each 300 ms. */
type Disturbed = Readonly<{
  /** `resumes`: how often the subscription was taken up again, by reason. */
  store: EventStore & Readonly<{ resumes: () => Readonly<Record<string, number>> }>;
  proxy: TcpProxy;
}>;

/** Faults between a store and its server, caused by a proxy: so it works with any server. */
export function disturbanceSuite(open: () => Promise<Disturbed>) {
  test('under cuts, what was acknowledged is there once, and nothing twice', async () => {
    const [{ store, proxy }, { stream }] = [await open(), ownNames()];
    let cuts = 0;
    const cutting = setInterval(() => {
      cuts += proxy.cut();
    }, 150);
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      const acknowledged: string[] = [];
      while (cuts < 6) {
        const event = newEvent();
        await store.append(stream(`w${writer}`), acknowledged.length - 1, [event]);
        acknowledged.push(event.id);
      }
      return acknowledged;
    });
    const acknowledged = await Promise.all(writers).finally(() => clearInterval(cutting));
    for (const [writer, ids] of acknowledged.entries())
      expect(idsOf(await store.readStream(stream(`w${writer}`)))).toEqual(ids);
  });

  test('an append outlives a silence of the network', async () => {
    const [{ store, proxy }, { stream }] = [await open(), ownNames()];
    await store.append(stream('a'), noStream, [newEvent()]);
    proxy.silence();
    const appending = store.append(stream('a'), 0, [newEvent()]);
    await sleep(1_200);
    proxy.speak();
    await appending;
    expect(await store.readStream(stream('a'))).toHaveLength(2);
  });

  test('a connection that died without a word is left for a new one, by appends and reads', async () => {
    const [{ store, proxy }, { stream }] = [await open(), ownNames()];
    await store.append(stream('a'), noStream, [newEvent()]);
    proxy.strand();
    await store.append(stream('a'), 0, [newEvent()]);
    proxy.strand();
    expect(await store.readStream(stream('a'))).toHaveLength(2);
  });

  test('an append that is never answered fails as unknown; repeated, it tells', async () => {
    const [{ store, proxy }, { stream }] = [await open(), ownNames()];
    const event = newEvent();
    await endOf(store);
    proxy.silence();
    await expect(store.append(stream('a'), noStream, [event])).rejects.toThrow(OutcomeUnknown);
    proxy.speak();
    const position = await store.append(stream('a'), noStream, [event]);
    expect(await store.readStream(stream('a'))).toMatchObject([{ id: event.id, position }]);
  });

  test('an append at any revision that is not answered is unknown at once, and written once at most', async () => {
    const [{ store, proxy }, { stream }] = [await open(), ownNames()];
    await store.append(stream('a'), noStream, [newEvent()]);
    proxy.silence();
    const started = performance.now();
    await expect(store.append(stream('a'), anyRevision, [newEvent()])).rejects.toThrow(OutcomeUnknown);
    // A call that retries would take that long.
    expect(performance.now() - started).toBeLessThan(shortLimits.giveUpMs);
    proxy.speak();
    await sleep(300);
    expect((await store.readStream(stream('a'))).length).toBeLessThanOrEqual(2);
  });

  test('a subscription that is cut again and again misses nothing and repeats nothing', async () => {
    const [{ store, proxy }, { prefix, stream }] = [await open(), ownNames()];
    const after = await endOf(store);
    const events = newEvents(60);
    const watching = watch(store, { after, prefixes: [prefix], until: (seen) => seen.length >= 60 });
    for (const [index, event] of events.entries()) {
      await store.append(stream('a'), index - 1, [event]);
      if (index % 15 === 14) proxy.cut();
    }
    expect(idsOf((await watching).events)).toEqual(idsOf(events));
    await eventually(() => expect(resumed(store)).toBeGreaterThan(0));
  });

  test('a subscription that is cut while it catches up goes on where it was', async () => {
    const [{ store, proxy }, { prefix, stream }] = [await open(), ownNames()];
    const after = await endOf(store);
    for (let revision = noStream; revision < 4_999; revision += 500)
      await store.append(stream('a'), revision, newEvents(500));
    let cuts = 0;
    const { events } = await watch(store, {
      after,
      prefixes: [prefix],
      until: (seen) => {
        cuts += proxy.cut();
        return seen.length >= 5_000;
      },
    });
    expect(cuts).toBeGreaterThan(0);
    expect(idsOf(events)).toEqual(idsOf(await store.readStream(stream('a'))));
  });

  test('a subscription that fell silent is noticed by the log that went on', async () => {
    const [{ store, proxy }, { prefix, stream }] = [await open(), ownNames()];
    const after = await endOf(store);
    const events = newEvents(3);
    const watching = watch(store, {
      after,
      prefixes: [prefix],
      until: (seen) => {
        // Live now: both connections die, and only the one for commands is missed by a call.
        if (seen.length === 1) proxy.strand();
        return seen.length >= 3;
      },
    });
    for (const [index, event] of events.entries()) {
      await store.append(stream('a'), index - 1, [event]);
      await sleep(100);
    }
    expect(idsOf((await watching).events)).toEqual(idsOf(events));
    await eventually(() => expect(resumed(store)).toBeGreaterThan(0));
  });

  test('a slow network changes nothing but the time', async () => {
    const [{ store, proxy }, { prefix, stream }] = [await open(), ownNames()];
    const after = await endOf(store);
    proxy.delay(20);
    const events = newEvents(20);
    const watching = watch(store, { after, prefixes: [prefix], until: (seen) => seen.length >= 20 });
    await Promise.all(events.map((event, index) => store.append(stream(String(index)), noStream, [event])));
    const seen = await watching;
    expect(idsOf(seen.events).toSorted()).toEqual(idsOf(events).toSorted());
  });
}

const resumed = (store: Disturbed['store']) => Object.values(store.resumes()).reduce((sum, count) => sum + count, 0);

/** For a store whose server leaves the hundredth call of a connection waiting. */
export function separateConnectionsSuite(open: () => Promise<Disturbed>) {
  test('commands and the subscription have a connection each', async () => {
    const { store, proxy } = await open();
    const watching = watch(store, { after: await endOf(store), until: () => true });
    await store.append(ownNames().stream('a'), noStream, [newEvent()]);
    await watching;
    expect(proxy.connections()).toBe(2);
  });
}
