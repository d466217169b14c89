import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, type JSONType, jsonEvent } from '@eventstore/db-client';
import { noStream } from '#infra/event-store/event-store.ts';
import { createEventStoreDbStore, type EventStoreDbStore } from '#infra/event-store/eventstoredb-store.ts';
import { startBeside } from './beside.ts';
import { type Figure, secondsOf } from './figure.ts';
import { reservedEvent } from './log-speed-events.ts';
import { rateOf } from './rate.ts';
import { comparedFigures, sideBySide } from './side-by-side.ts';

const seconds = 2;
const events = 30_000;
const atOnce = 500;

/** The adapter compared with the client that it uses, on one server with its log in memory. */
export async function eventStoreDbFigures(): Promise<readonly Figure[]> {
  const server = await startBeside(new URL('./wire-server-process.ts', import.meta.url));
  const address = `esdb://${server.said}?tls=false`;
  const bare = EventStoreDBClient.connectionString(address);
  const store = createEventStoreDbStore(address);
  try {
    await fill(bare);
    const figures: Figure[] = [];
    for (const writers of [1, 8, 32]) figures.push(...(await appendFigures(writers, store, bare)));
    return [...figures, ...(await catchUpFigures(store, bare))];
  } finally {
    await store.close();
    await bare.dispose();
    await server.end();
  }
}

async function fill(client: EventStoreDBClient) {
  for (let from = 0; from < events; from += atOnce) {
    await client.appendToStream(newStream(), Array.from({ length: atOnce }, clientEvent));
  }
}

async function appendFigures(writers: number, store: EventStoreDbStore, bare: EventStoreDBClient) {
  const compared = await sideBySide({
    subject: () =>
      rateOf({ workers: writers, seconds, work: () => store.append(newStream(), noStream, [reservedEvent()]) }),
    reference: () =>
      rateOf({
        workers: writers,
        seconds,
        work: () => bare.appendToStream(newStream(), clientEvent(), { expectedRevision: 'no_stream' }),
      }),
  });
  const by = `${writers} ${writers === 1 ? 'writer' : 'writers'}`;
  return comparedFigures(compared, {
    name: `EventStoreDB adapter: append, ${by}`,
    referenceName: `bare client: append, ${by}`,
    to: 'bare client',
    goal: '≥ 0.9',
  });
}

const newStream = () => `quota-${randomUUID()}`;

function clientEvent() {
  const { id, type, data, metadata } = reservedEvent();
  return jsonEvent({ id, type, data: data as JSONType, metadata: { ...metadata } });
}

async function catchUpFigures(store: EventStoreDbStore, bare: EventStoreDBClient) {
  const wanted = { maxCount: events };
  const compared = await sideBySide({
    subject: async () => events / (await secondsOf(() => catchUp(store))),
    reference: async () => events / (await secondsOf(() => readBare(bare, wanted))),
  });
  return comparedFigures(compared, {
    name: 'EventStoreDB adapter: catch-up',
    referenceName: 'bare client: $all from its start',
    to: 'bare client',
    goal: '≥ 0.9',
    unit: 'events/s',
  });
}

async function readBare(client: EventStoreDBClient, options: { maxCount: number }) {
  let seen = 0;
  for await (const { event } of client.readAll(options)) if (event) seen += 1;
  if (seen !== events) throw new Error(`${seen} of ${events} events`);
}

/** Reads the first `events`. */
async function catchUp(store: EventStoreDbStore) {
  const stop = new AbortController();
  let seen = 0;
  for await (const batch of store.subscribeAll({ after: 0n, signal: stop.signal })) {
    seen += batch.events.length;
    if (seen >= events) stop.abort();
  }
}
