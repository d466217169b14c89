import { setTimeout as sleep } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { expect, onTestFinished, test } from 'vitest';
import { noStream } from '#infra/event-store/event-store.ts';
import { openWire as open } from '../../fakes/wire-server/open-wire.ts';
import { eventually } from '../eventually.ts';
import { newEvent } from '../new-event.ts';
import { newEvents, watch } from './suite-tools.ts';

/** Waits until the server has one open subscription. */
const opened = ({ seen }: Awaited<ReturnType<typeof open>>['server']) =>
  eventually(() => expect(seen.open.size).toBe(1));

/** Failures of subscriptions that a real server does not produce on demand. */
export function subscriptionSwitchSuite() {
  test('resumes a subscription that the server drops in a burst', async () => {
    const { server, store } = await open();
    const watching = watch(store, { after: 0n, until: (seen) => seen.length >= 500 });
    await opened(server);
    await store.append('a-2', noStream, newEvents(500));
    const { events } = await watching;
    expect(events).toHaveLength(500);
    expect(store.resumes()).toEqual({ burst: expect.any(Number), outage: 0, closed: 0, silence: 0 });
    expect(store.resumes().burst).toBeGreaterThan(0);
  });

  test('shares one subscription between all subscribers of a process', async () => {
    const { server, store } = await open({ answerMs: 10_000 });
    await store.append('a-1', noStream, [newEvent()]);
    const watching = Array.from({ length: 120 }, () =>
      watch(store, { after: 0n, prefixes: ['a-'], until: (seen) => seen.length >= 2 }),
    );
    await sleep(300);
    await store.append('a-1', 0, [newEvent()]);
    for (const { events } of await Promise.all(watching)) expect(events).toHaveLength(2);
    expect(server.seen.subscriptions).toBe(1);
  });

  test('resumes a subscription that stays silent after its confirmation', async () => {
    const { server, store } = await open();
    server.switches.subscriptions = 'silent';
    const watching = watch(store, { after: 0n, until: (seen) => seen.length >= 1 });
    await opened(server);
    await store.append('a-1', noStream, [newEvent()]);
    server.switches.subscriptions = 'live';
    expect((await watching).events).toHaveLength(1);
    expect(store.resumes().silence).toBeGreaterThan(0);
  });

  test('resumes a subscription that the server ends without an error', async () => {
    const { server, store } = await open();
    const watching = watch(store, { after: 0n, until: (seen) => seen.length >= 1 });
    await opened(server);
    server.endSubscriptions();
    await store.append('a-1', noStream, [newEvent()]);
    expect((await watching).events).toHaveLength(1);
    expect(store.resumes().closed).toBe(1);
  });

  test('refuses to follow a log that was reset below its checkpoints', async () => {
    const { server, store } = await open();
    const [first, second] = [newEvents(1), newEvents(1)];
    const checkpoint = await store.append('a-1', noStream, first);
    server.log.reset();
    const follow = () => watch(store, { after: checkpoint, until: () => true });
    await expect(follow()).rejects.toThrow('beyond the end of the log');
    await store.append('a-1', noStream, [newEvent({ text: 'longer than what was there before' })]);
    await store.append('a-1', 0, second);
    await store.append('a-1', 1, newEvents(5));
    await expect(follow()).rejects.toThrow(`cannot be read from position ${checkpoint}`);
  });

  test("hides the server's system events, and advances the position past them", async () => {
    const { server, store } = await open();
    await store.append('a-1', noStream, [newEvent()]);
    const { events, positions } = await watch(store, {
      after: 0n,
      until: (_seen, position) => {
        const end = server.log.all().at(-1)?.position;
        if (server.log.stream('$stats-127.0.0.1').length === 0) server.writeStatistics();
        else return position === end;
        return false;
      },
    });
    expect(events).toHaveLength(1);
    expect(positions.at(-1)).toBeGreaterThan(events[0]?.position ?? 0n);
    expect(await store.readAll({ limit: 10 })).toHaveLength(1);
    expect(await store.readAll({ limit: 1, direction: 'backwards' })).toHaveLength(1);
  });

  test('lets the call after the hundredth wait silently in the wire server, as in the real one', async () => {
    const { server } = await open();
    const client = EventStoreDBClient.connectionString(`esdb://${server.address}?tls=false`);
    const subscriptions = Array.from({ length: 100 }, () => client.subscribeToAll().on('error', () => {}));
    onTestFinished(async () => {
      await Promise.all(subscriptions.map((subscription) => subscription.unsubscribe()));
    });
    await expect.poll(() => server.seen.open.size).toBe(100);
    // With Node 22 or later the wire server still counts the call that has just ended, and refuses the waiting one.
    const mayBeRefused = Number.parseInt(process.versions.node, 10) >= 22;
    const read = client.readAll({ maxCount: 1 });
    const goesOn = new Promise((resolve) => {
      read.once('data', () => resolve('goes on'));
      read.on('error', () => resolve(mayBeRefused ? 'goes on' : 'refused'));
    });
    expect(await Promise.race([goesOn, sleep(300, 'waits')])).toBe('waits');
    await subscriptions[0]?.unsubscribe();
    expect(await goesOn).toBe('goes on');
  });
}
