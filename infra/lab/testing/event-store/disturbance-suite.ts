import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { anyRevision, type EventStore, noStream, OutcomeUnknown } from '#infra/event-store/event-store.ts';
import { eventually } from '../eventually.ts';
import { newEvent } from '../new-event.ts';
import type { TcpProxy } from '../tcp-proxy.ts';
import { endOf, idsOf, newEvents, ownNames, watch } from './suite-tools.ts';
import { shortLimits } from './test-store.ts';

/** A store with `shortLimits`, and the proxy before its server. */
type Disturbed = Readonly<{
  /** `resumes`: number of times the subscription was resumed, by reason. */
  store: EventStore & Readonly<{ resumes: () => Readonly<Record<string, number>> }>;
  proxy: TcpProxy;
}>;

/** Faults between a store and its server. A proxy causes them, so the suite works with any server. */
export function disturbanceSuite(open: () => Promise<Disturbed>) {
  test('keeps every acknowledged event, and none twice, while connections are cut', async () => {
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

  test('completes an append after a silence of the network', async () => {
    const [{ store, proxy }, { stream }] = [await open(), ownNames()];
    await store.append(stream('a'), noStream, [newEvent()]);
    proxy.silence();
    const appending = store.append(stream('a'), 0, [newEvent()]);
    await sleep(1_200);
    proxy.speak();
    await appending;
    expect(await store.readStream(stream('a'))).toHaveLength(2);
  });

  test('replaces a silently dead connection for appends and reads', async () => {
    const [{ store, proxy }, { stream }] = [await open(), ownNames()];
    await store.append(stream('a'), noStream, [newEvent()]);
    proxy.strand();
    await store.append(stream('a'), 0, [newEvent()]);
    proxy.strand();
    expect(await store.readStream(stream('a'))).toHaveLength(2);
  });

  test('fails an unanswered append as unknown, and gets its answer when repeated', async () => {
    const [{ store, proxy }, { stream }] = [await open(), ownNames()];
    const event = newEvent();
    await endOf(store);
    proxy.silence();
    await expect(store.append(stream('a'), noStream, [event])).rejects.toThrow(OutcomeUnknown);
    proxy.speak();
    const position = await store.append(stream('a'), noStream, [event]);
    expect(await store.readStream(stream('a'))).toMatchObject([{ id: event.id, position }]);
  });

  test('fails an unanswered append at any revision as unknown at once, and writes it at most once', async () => {
    const [{ store, proxy }, { stream }] = [await open(), ownNames()];
    await store.append(stream('a'), noStream, [newEvent()]);
    proxy.silence();
    const started = performance.now();
    await expect(store.append(stream('a'), anyRevision, [newEvent()])).rejects.toThrow(OutcomeUnknown);
    // Retries would take `giveUpMs`.
    expect(performance.now() - started).toBeLessThan(shortLimits.giveUpMs);
    proxy.speak();
    await sleep(300);
    expect((await store.readStream(stream('a'))).length).toBeLessThanOrEqual(2);
  });

  test('misses and repeats nothing in a subscription that is cut again and again', async () => {
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

  test('resumes a subscription that is cut while it catches up', async () => {
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

  test('notices a silent subscription because the log grows', async () => {
    const [{ store, proxy }, { prefix, stream }] = [await open(), ownNames()];
    const after = await endOf(store);
    const events = newEvents(3);
    const watching = watch(store, {
      after,
      prefixes: [prefix],
      until: (seen) => {
        // The subscription is live. Both connections die now, but calls notice only the one for commands.
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

  test('gives the same results over a slow network', async () => {
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

/** For a store whose server limits the number of concurrent calls on a connection. */
export function separateConnectionsSuite(open: () => Promise<Disturbed>) {
  test('uses separate connections for commands and the subscription', async () => {
    const { store, proxy } = await open();
    const watching = watch(store, { after: await endOf(store), until: () => true });
    await store.append(ownNames().stream('a'), noStream, [newEvent()]);
    await watching;
    expect(proxy.connections()).toBe(2);
  });
}
