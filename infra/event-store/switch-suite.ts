import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { EventStoreDBClient } from '@eventstore/db-client';
import { expect, onTestFinished, test } from 'vitest';
import { anyRevision, noStream, OutcomeUnknown } from './event-store.ts';
import { AppendTooLarge } from './eventstoredb/append-size.ts';
import { newEvent } from './new-event.ts';
import { endOf, idsOf, newEvents, watch } from './suite-tools.ts';
import { shortLimits, storeFor } from './test-store.ts';
import { startWireServer } from './wire-server/wire-server.ts';

/** What a real server cannot be asked to do at a given moment. */
export function switchSuite() {
  async function open() {
    const server = await startWireServer();
    onTestFinished(() => server.stop());
    return { server, store: storeFor(`esdb://${server.address}?tls=false`, shortLimits) };
  }

  test('an append whose answer was lost is repeated, and gets the answer that was lost', async () => {
    const { server, store } = await open();
    server.switches.appends = 'lost';
    const appending = store.append('a-1', noStream, [newEvent()]);
    await sleep(200);
    const written = server.log.stream('a-1').at(-1)?.position;
    server.switches.appends = 'answered';
    expect(await appending).toBe(written);
    expect(server.seen.appends).toBeGreaterThan(1);
    expect(server.log.stream('a-1')).toHaveLength(1);
  });

  test('an append at any revision is tried once, since a second try could write again', async () => {
    const { server, store } = await open();
    server.switches.appends = 'lost';
    await expect(store.append('a-1', anyRevision, [newEvent()])).rejects.toThrow(OutcomeUnknown);
    expect(server.seen.appends).toBe(1);
  });

  test('a server that starts is waited for', async () => {
    const { server, store } = await open();
    server.switches.ready = false;
    const [appending, reading] = [store.append('a-1', noStream, [newEvent()]), store.readAll({ limit: 1 })];
    await sleep(300);
    server.switches.ready = true;
    await appending;
    await reading;
    expect(server.log.stream('a-1')).toHaveLength(1);
  });

  test('a restart of the server loses nothing for writers and subscribers', async () => {
    const { server, store } = await open();
    const events = newEvents(30);
    const watching = watch(store, { after: 0n, until: (seen) => seen.length >= 30 });
    for (const [index, event] of events.entries()) {
      if (index === 15) {
        server.stop();
        setTimeout(() => void server.start(), 400);
      }
      await store.append('a-1', index - 1, [event]);
    }
    expect(idsOf((await watching).events)).toEqual(idsOf(events));
  });

  test('a subscription that a burst drops is taken up again at once', async () => {
    const { server, store } = await open();
    let [written, caughtUp] = [0, 0];
    const { events } = await watch(store, {
      after: 0n,
      until: async (seen) => {
        if (server.seen.open.size > 0 && written === 0) {
          written = performance.now();
          await store.append('a-2', noStream, newEvents(500));
        }
        caughtUp = performance.now();
        return seen.length >= 500;
      },
    });
    expect(events).toHaveLength(500);
    expect(store.resumes()).toEqual({ burst: expect.any(Number), outage: 0, closed: 0, silence: 0 });
    expect(store.resumes().burst).toBeGreaterThan(0);
    expect(caughtUp - written).toBeLessThan(1_000);
  });

  test('many subscribers of a process are one subscription to the server', async () => {
    const { server, store } = await open();
    await store.append('a-1', noStream, [newEvent()]);
    const watching = Array.from({ length: 120 }, () =>
      watch(store, { after: 0n, prefixes: ['a-'], until: (seen) => seen.length >= 2 }),
    );
    await sleep(300);
    await store.append('a-1', 0, [newEvent()]);
    for (const { events } of await Promise.all(watching)) expect(events).toHaveLength(2);
    expect(server.seen.subscriptions).toBe(1);
  });

  test('a subscription that was confirmed and stays silent is taken up again', async () => {
    const { server, store } = await open();
    server.switches.subscriptions = 'silent';
    const watching = watch(store, { after: 0n, until: (seen) => seen.length >= 1 });
    await sleep(200);
    await store.append('a-1', noStream, [newEvent()]);
    server.switches.subscriptions = 'live';
    expect((await watching).events).toHaveLength(1);
    expect(store.resumes().silence).toBeGreaterThan(0);
  });

  test('a subscription that the server ends without an error is taken up again', async () => {
    const { server, store } = await open();
    const watching = watch(store, { after: 0n, until: (seen) => seen.length >= 1 });
    await sleep(200);
    server.endSubscriptions();
    await store.append('a-1', noStream, [newEvent()]);
    expect((await watching).events).toHaveLength(1);
    expect(store.resumes().closed).toBe(1);
  });

  test('a log that was reset under its checkpoints is not followed', async () => {
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

  test("the server's own events are not seen, and move the position", async () => {
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

  test('an append that is too large is refused before it is sent; the largest is not', async () => {
    const { server, store } = await open();
    const empty = newEvent('');
    const overhead = JSON.stringify(empty.metadata).length + 2 + 2 * empty.type.length;
    const largest = { ...empty, data: 'x'.repeat(1_048_576 - overhead) };
    await store.append('a-1', noStream, [largest]);
    const tooLarge = { ...newEvent(), data: `${largest.data}x` };
    await expect(store.append('a-1', 0, [tooLarge])).rejects.toThrow(AppendTooLarge);
    expect(server.seen.appends).toBe(1);
  });

  test('a stream that was deleted for ever says so, at once', async () => {
    const { server, store } = await open();
    server.log.tombstone('a-1');
    await expect(store.append('a-1', noStream, [newEvent()])).rejects.toThrow('a-1 was deleted for ever');
    await expect(store.readStream('a-1')).rejects.toThrow('deleted');
    expect(server.seen.appends).toBe(1);
  });

  test('health tells a server that answers from one that does not', async () => {
    const { server, store } = await open();
    expect(await store.answers()).toBe(true);
    server.switches.ready = false;
    expect(await store.answers()).toBe(false);
    server.switches.ready = true;
    expect(await store.answers()).toBe(true);
    server.stop();
    expect(await store.answers()).toBe(false);
  });

  test('TLS and credentials come with the address; a wrong password is told at once', async () => {
    const file = (name: string) => fileURLToPath(new URL(`wire-server/localhost.${name}`, import.meta.url));
    const server = await startWireServer({
      key: await readFile(file('key'), 'utf8'),
      certificate: await readFile(file('crt'), 'utf8'),
    });
    onTestFinished(() => server.stop());
    server.switches.credentials = { username: 'rostra', password: 'p@ss' };
    const address = (password: string) =>
      `esdb://rostra:${password}@${server.address}?tls=true&tlsCAFile=${encodeURIComponent(file('crt'))}`;

    const store = storeFor(address('p%40ss'), shortLimits);
    await store.append('a-1', noStream, [newEvent()]);
    expect(await store.readStream('a-1')).toHaveLength(1);
    const stranger = storeFor(address('guessed'), shortLimits);
    const started = performance.now();
    await expect(stranger.append('a-1', 0, [newEvent()])).rejects.toThrow(/Unauthenticated/);
    await expect(endOf(stranger)).rejects.toThrow(/Unauthenticated/);
    expect(performance.now() - started).toBeLessThan(shortLimits.giveUpMs);
  });

  test('the wire server leaves the call past a hundred waiting without a word, as the real one does', async () => {
    const { server } = await open();
    const client = EventStoreDBClient.connectionString(`esdb://${server.address}?tls=false`);
    const subscriptions = Array.from({ length: 100 }, () => client.subscribeToAll().on('error', () => {}));
    onTestFinished(async () => {
      await Promise.all(subscriptions.map((subscription) => subscription.unsubscribe()));
    });
    await expect.poll(() => server.seen.open.size).toBe(100);
    const read = client.readAll({ maxCount: 1 }).on('error', () => {});
    const answered = new Promise((resolve) => read.once('data', () => resolve('answered')));
    expect(await Promise.race([answered, sleep(300, 'waits')])).toBe('waits');
    await subscriptions[0]?.unsubscribe();
    expect(await answered).toBe('answered');
  });
}
