import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { anyRevision, noStream, OutcomeUnknown } from '#infra/event-store/event-store.ts';
import { AppendTooLarge } from '#infra/event-store/eventstoredb/append-size.ts';
import { createClient } from '#infra/event-store/eventstoredb/client.ts';
import { createReader } from '#infra/event-store/eventstoredb/read.ts';
import { openWire as open } from '../../fakes/wire-server/open-wire.ts';
import { startWireServer } from '../../fakes/wire-server/wire-server.ts';
import { eventually } from '../eventually.ts';
import { newEvent } from '../new-event.ts';
import { endOf, idsOf, newEvents, watch } from './suite-tools.ts';
import { shortLimits, storeFor } from './test-store.ts';

const asBytes = { contentType: 'application/json', data: Buffer.from('{}'), metadata: Buffer.from('{}') };

/** Failures of calls that a real server does not produce on demand. */
export function callSwitchSuite() {
  test('repeats an append with a lost answer, and gets that answer', async () => {
    const { server, store } = await open();
    server.switches.appends = 'lost';
    const appending = store.append('a-1', noStream, [newEvent()]);
    await eventually(() => expect(server.seen.appends).toBeGreaterThan(0));
    const written = server.log.stream('a-1').at(-1)?.position;
    server.switches.appends = 'answered';
    expect(await appending).toBe(written);
    expect(server.seen.appends).toBeGreaterThan(1);
    expect(server.log.stream('a-1')).toHaveLength(1);
  });

  test('tries an append at any revision only once, because a second try could write twice', async () => {
    const { server, store } = await open();
    server.switches.appends = 'lost';
    await expect(store.append('a-1', anyRevision, [newEvent()])).rejects.toThrow(OutcomeUnknown);
    expect(server.seen.appends).toBe(1);
  });

  test('repeats an append that the nodes did not confirm in time, and gets its answer', async () => {
    const { server, store } = await open({ answerMs: 5_000 });
    server.switches.appends = 'timed out';
    const appending = store.append('a-1', noStream, [newEvent()]);
    await eventually(() => expect(server.seen.appends).toBeGreaterThan(0));
    server.switches.appends = 'answered';
    expect(await appending).toBe(server.log.stream('a-1').at(-1)?.position);
    expect(server.seen.appends).toBe(2);
  });

  test('sends appends to the new leader', async () => {
    const [{ server, store }, { server: successor }] = [await open(), await open()];
    await store.append('a-1', noStream, [newEvent()]);
    server.switches.leader = { host: '127.0.0.1', port: successor.port };
    await store.append('a-2', noStream, [newEvent()]);
    expect([server.log.stream('a-2').length, successor.log.stream('a-2').length]).toEqual([0, 1]);
  });

  test('reads completely while the connection is replaced', async () => {
    const server = await startWireServer();
    const client = createClient(`esdb://${server.address}?tls=false`);
    onTestFinished(async () => {
      await client.close();
      server.stop();
    });
    const { readStream } = createReader(client, shortLimits);
    const proposed = newEvents(5_000).map(({ id, type }) => ({ id, type, ...asBytes }));
    server.log.append('a-1', 'no_stream', proposed);
    const [connected, reading] = [await client.current(), readStream('a-1')];
    await sleep(100);
    client.renew(connected);
    expect(await reading).toHaveLength(5_000);
  });

  test('ends a read at the end of the log at its start, though others keep writing', async () => {
    const { server, store } = await open();
    const events = newEvents(3);
    await store.append('a-1', noStream, events);
    let reads = 0;
    server.switches.afterReadOfAll = () => {
      reads += 1;
      const { id, type } = newEvent();
      server.log.append('b-1', 'any', [{ id, type, ...asBytes }]);
    };
    expect(idsOf(await store.readAll({ limit: 1_000, prefixes: ['a-'] }))).toEqual(idsOf(events));
    expect(await store.readAll({ limit: 1, prefixes: ['nothing-'] })).toEqual([]);
    expect(idsOf(await store.readAll({ direction: 'backwards', limit: 1_000, prefixes: ['a-'] }))).toEqual(
      idsOf(events.toReversed()),
    );
    expect(reads).toBe(3);
  });

  test('waits for a starting server', async () => {
    const { server, store } = await open();
    server.switches.ready = false;
    const [appending, reading] = [store.append('a-1', noStream, [newEvent()]), store.readAll({ limit: 1 })];
    await sleep(300);
    server.switches.ready = true;
    await appending;
    await reading;
    expect(server.log.stream('a-1')).toHaveLength(1);
  });

  test('loses nothing for writers and subscribers in a restart of the server', async () => {
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

  test.each(['single', 'cluster'] as const)(
    'appends again after an outage longer than all retries: %s',
    async (kind) => {
      const server = await startWireServer();
      onTestFinished(() => server.stop());
      const nobody = '127.0.0.1:1';
      const hosts = kind === 'cluster' ? `${server.address},${nobody}` : server.address;
      const store = storeFor(`esdb://${hosts}?tls=false`, { ...shortLimits, answerMs: 2_000, giveUpMs: 3_000 });
      server.stop();
      // The first connection fails, and the client library gives up for good.
      await expect(store.append('a-1', noStream, [newEvent()])).rejects.toThrow(OutcomeUnknown);
      await expect(store.append('a-1', anyRevision, [newEvent()])).rejects.toThrow(OutcomeUnknown);
      await server.start();
      const event = newEvent();
      await eventually(() => store.append('a-1', noStream, [event]));
      expect(server.log.stream('a-1')).toHaveLength(1);
    },
  );

  test('refuses an append that is too large before sending it, and sends the largest allowed one', async () => {
    const { server, store } = await open({ answerMs: 60_000 });
    const empty = newEvent('');
    const overhead = JSON.stringify(empty.metadata).length + 2 + 2 * empty.type.length;
    const largest = { ...empty, data: 'x'.repeat(1_048_576 - overhead) };
    await store.append('a-1', noStream, [largest]);
    const tooLarge = { ...newEvent(), data: `${largest.data}x` };
    await expect(store.append('a-1', 0, [tooLarge])).rejects.toThrow(AppendTooLarge);
    expect(server.seen.appends).toBe(1);
  });

  test('reports a permanently deleted stream at once', async () => {
    const { server, store } = await open({ answerMs: 60_000 });
    server.log.tombstone('a-1');
    await expect(store.append('a-1', noStream, [newEvent()])).rejects.toThrow('a-1 was deleted for ever');
    await expect(store.readStream('a-1')).rejects.toThrow('deleted');
    expect(server.seen.appends).toBe(1);
  });

  test('reports whether the server answers as its health', async () => {
    const { server, store } = await open();
    expect(await store.answers()).toBe(true);
    server.switches.ready = false;
    expect(await store.answers()).toBe(false);
    server.switches.ready = true;
    expect(await store.answers()).toBe(true);
    server.stop();
    expect(await store.answers()).toBe(false);
  });

  test('reads TLS and credentials from the address, and reports a wrong password at once', async () => {
    const file = (name: string) => fileURLToPath(new URL(`../../fakes/wire-server/localhost.${name}`, import.meta.url));
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
    // Retries would outlast this test.
    const stranger = storeFor(address('guessed'), { ...shortLimits, giveUpMs: 600_000 });
    await expect(stranger.append('a-1', 0, [newEvent()])).rejects.toThrow(/Unauthenticated/);
    await expect(endOf(stranger)).rejects.toThrow(/Unauthenticated/);
  });

  test('writes the same ids again at a newer revision, or at any revision after a restart, so such appends are never repeated', async () => {
    const { server, store } = await open();
    const [newer, any] = [newEvent(), newEvent()];
    await store.append('a-1', noStream, [newer]);
    await store.append('a-1', 0, [newer]);
    expect(server.log.stream('a-1')).toHaveLength(2);
    await store.append('a-2', anyRevision, [any]);
    await store.append('a-2', anyRevision, [any]);
    expect(server.log.stream('a-2')).toHaveLength(1);
    server.log.restart();
    await store.append('a-2', anyRevision, [any]);
    expect(server.log.stream('a-2')).toHaveLength(2);
  });
}
