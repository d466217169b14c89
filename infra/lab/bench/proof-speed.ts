import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type EventStore, noStream } from '#infra/event-store/event-store.ts';
import { createPostgresStore } from '#infra/event-store/postgres-store.ts';
import { catchUpChain, superviseChain } from '#infra/proof/chain-reader.ts';
import { verifyChain } from '#infra/proof/verify-chain.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { type Figure, median, secondsOf } from './figure.ts';
import { reservedEvent } from './log-speed-events.ts';
import { rateOf } from './rate.ts';
import { comparedFigures, sideBySide } from './side-by-side.ts';

const [streams, each] = [2_000, 25];
const batch = 2_000;
const rounds = 3;
const appending = { workers: 8, seconds: 2 };
const pauseMs = 40;

/** The chain over a log of 50,000 events, built and verified, compared with reading the log in plain SQL; and its cost for appends. */
export async function proofFigures(directory: string): Promise<readonly Figure[]> {
  const nowhere = { DATABASE_URL: undefined, DATABASE_WAIT_SECONDS: 0 };
  const { pool, notifications, close } = await openDatabase(nowhere, path.join(directory, 'proof'));
  try {
    const store = await createPostgresStore(pool, notifications);
    await fill(store);
    return [...(await chainFigures(pool, store)), ...(await appendFigures(pool, store))];
  } finally {
    await close();
  }
}

async function fill(store: EventStore) {
  const events = () => Array.from({ length: each }, reservedEvent);
  for (let n = 0; n < streams; n += 50) {
    const names = Array.from({ length: 50 }, () => `quota-${randomUUID()}`);
    await Promise.all(names.map((name) => store.append(name, noStream, events())));
  }
}

async function chainFigures(pool: Pool, store: EventStore): Promise<readonly Figure[]> {
  const count = streams * each;
  const rate = async (work: () => Promise<unknown>) => count / (await secondsOf(work));
  const reference = () => rate(() => readPlain(pool));
  const begun = { name: 'proof: chain', referenceName: 'plain SQL: batch reads', to: 'plain SQL', unit: 'events/s' };
  const made = await sideBySide({ subject: () => rate(() => chainAnew(pool, store)), reference, rounds });
  const verified = await sideBySide({
    subject: () => rate(() => verifyChain({ pool, asStored: store })),
    reference,
    rounds,
  });
  return [
    ...comparedFigures(made, { ...begun, goal: 'none' }),
    ...comparedFigures(verified, { ...begun, name: 'proof: verify', goal: '50,000 events/s' }),
  ];
}

async function chainAnew(pool: Pool, store: EventStore) {
  await pool.query('truncate proof.entry, proof.part');
  await pool.query(`update proof.chain set size = 0, position = 0, log = null, peaks = ''`);
  await catchUpChain({ pool, asStored: store });
}

async function readPlain(pool: Pool) {
  const text = 'select * from event_store.events where position > $1 order by position limit $2';
  for (let after = '0'; ; ) {
    const { rows } = await pool.query(text, [after, batch]);
    if (rows.length === 0) return;
    after = rows.at(-1).position;
  }
}

/** The same appends with the chain following the log, and without: at the pace of a busy day, and at full speed. */
async function appendFigures(pool: Pool, store: EventStore): Promise<readonly Figure[]> {
  const one = () => store.append(`quota-${randomUUID()}`, noStream, [reservedEvent()]);
  const fastest = () => rateOf({ ...appending, work: one });
  const paced = async () => {
    const took: number[] = [];
    const work = async () => {
      await sleep(pauseMs);
      took.push(await millisecondsOf(one));
    };
    await rateOf({ ...appending, work });
    return 1_000 / median(took);
  };
  const withChain = (round: () => Promise<number>) => () => chaining(pool, store, round);
  const calm = await sideBySide({ subject: withChain(paced), reference: paced, rounds });
  const full = await sideBySide({ subject: withChain(fastest), reference: fastest, rounds });
  const named = { to: 'without', unit: '/s' };
  return [
    ...comparedFigures(calm, {
      ...{ ...named, name: 'one append, 200 a second, with the chain behind it', goal: '≥ 0.9' },
      referenceName: 'one append, 200 a second, without a chain',
    }),
    ...comparedFigures(full, {
      ...{ ...named, name: 'log: append, 8 writers, with the chain behind it', goal: 'none' },
      referenceName: 'log: append, 8 writers, without a chain',
    }),
  ];
}

const millisecondsOf = async (work: () => Promise<unknown>) => 1_000 * (await secondsOf(work));

async function chaining(pool: Pool, store: EventStore, round: () => Promise<number>): Promise<number> {
  // Each round starts clean.
  await catchUpChain({ pool, asStored: store });
  const stop = new AbortController();
  const behind = superviseChain({ pool, asStored: store, signal: stop.signal, log: console });
  const reached = await round();
  stop.abort();
  await behind;
  return reached;
}
