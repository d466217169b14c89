import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { type EventStore, noStream } from '#infra/event-store/event-store.ts';
import { type Figure, median } from './figure.ts';
import { reservedEvent } from './log-speed-events.ts';
import { rawAppend } from './raw-append.ts';

const seconds = 4;
const rounds = 2;

/** Appends of one event by 1, 8 and 32 writers, compared with one prepared insert for each of the same events. */
export async function appendFigures(pool: Pool, store: EventStore): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const writers of [1, 8, 32]) {
    const plain: number[] = [];
    const ours: number[] = [];
    const raw = await rawAppend(pool, writers);
    for (let round = 0; round < rounds; round++) {
      plain.push(...(await ratesOf(writers, raw.insert)));
      ours.push(...(await ratesOf(writers, () => store.append(`quota-${randomUUID()}`, noStream, [reservedEvent()]))));
    }
    await raw.end();
    figures.push(...compared(writers, plain, ours));
  }
  return figures;
}

/** Number of completed writes in each second after the first. */
async function ratesOf(writers: number, write: () => Promise<unknown>): Promise<readonly number[]> {
  const done = new Array<number>(seconds).fill(0);
  const started = performance.now();
  const second = () => Math.floor((performance.now() - started) / 1_000);
  await Promise.all(
    Array.from({ length: writers }, async () => {
      for (let at = 0; at < seconds; at = second()) {
        await write();
        const finished = second();
        if (finished < seconds) done[finished] = (done[finished] ?? 0) + 1;
      }
    }),
  );
  // In the first second, caches fill and code is compiled.
  return done.slice(1);
}

function compared(writers: number, plain: readonly number[], ours: readonly number[]): readonly Figure[] {
  const by = `${writers} ${writers === 1 ? 'writer' : 'writers'}`;
  const [rate, reference] = [median(ours), median(plain)];
  return [
    { name: `plain SQL: insert of one event, ${by}`, value: `${reference} /s` },
    {
      name: `log: append of one event, ${by}`,
      value: `${rate} /s`,
      ratio: rate / reference,
      to: 'plain SQL',
      goal: '≥ 0.6',
    },
    { ...steadiness(plain), name: `plain SQL: slowest second, ${by}` },
    { ...steadiness(ours), name: `log: slowest second, ${by}`, goal: '≥ 0.5' },
  ];
}

function steadiness(rates: readonly number[]) {
  const slowest = Math.min(...rates);
  return { value: `${slowest} /s`, ratio: slowest / median(rates), to: 'the median second' };
}
