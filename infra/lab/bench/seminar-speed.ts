import path from 'node:path';
import type { Pool } from 'pg';
import { personalFields as personal } from '#domain/personal-fields.ts';
import { upcasters } from '#domain/upcasters.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { openLog } from '#infra/start-up/open-log.ts';
import type { Figure } from './figure.ts';
import { appendSeminar } from './seminar-log.ts';
import { seminarPushes } from './seminar-pushes.ts';
import { seminarReads } from './seminar-reads.ts';
import { seminarRebuild } from './seminar-rebuild.ts';

const [longSeconds, shortSeconds] = [120, 40];

/** A seminar of 500 participants with 40 elements, and a rebuild of as many seminars as can be made in this many seconds. */
export async function seminarFigures(directory: string, isLong: boolean): Promise<readonly Figure[]> {
  const data = path.join(directory, 'seminars');
  const seminar = await withLog(data, ({ store }) => appendSeminar(store));
  const reads = await seminarReads(data, seminar);
  const pushes = await seminarPushes(data, seminar);
  const rebuilds = await withLog(data, async ({ store, pool }) => {
    const made = await madeFigure(store, isLong ? longSeconds : shortSeconds);
    return [made, ...(await seminarRebuild(pool, data))];
  });
  return [...reads, ...pushes, ...rebuilds];
}

type Opened = Readonly<{ store: EventStore; pool: Pool }>;

/** The sealed log in the data folder of the product, which is not running. */
async function withLog<T>(data: string, use: (opened: Opened) => Promise<T>): Promise<T> {
  const database = await openDatabase({ DATABASE_URL: undefined, DATABASE_WAIT_SECONDS: 0 }, data);
  try {
    const { store } = await openLog({}, { ...database, data, upcasters, personal });
    return await use({ store, pool: database.pool });
  } finally {
    await database.close();
  }
}

async function madeFigure(store: EventStore, seconds: number): Promise<Figure> {
  const started = performance.now();
  const taken = () => (performance.now() - started) / 1_000;
  let [seminars, events] = [0, 0];
  while (taken() < seconds) {
    events += (await appendSeminar(store)).events;
    seminars += 1;
  }
  const rate = (events / taken()).toFixed(0);
  return { name: `seminars: ${seminars} more made, ${events} events`, value: `${taken().toFixed(0)} s (${rate}/s)` };
}
