import { setTimeout as sleep } from 'node:timers/promises';
import type { Recorded } from '#domain/kernel/message.ts';
import { uuidv5 } from '../../ids.ts';
import { inTransaction } from '../../postgres/pool.ts';
import { demand, type Play, type Report } from '../kit/fault.ts';
import { withLog } from '../kit/scratch.ts';
import { until } from '../kit/watched-world.ts';
import { race } from './race.ts';

const writers = 4;
const commandsInRound = 60;
const delayMs = 300;
const namespace = '5f0c8a52-7a0f-4e9e-8c36-1f1f4c7f9d10';

/** F6: a reader of the tail while several processes append and some of them are held up: it misses nothing and sees all in order. */
export const tailReader = ({ rounds, seed }: Play): Promise<Report> =>
  withLog(async ({ url, store, pool }) => {
    const seen: Recorded[] = [];
    const stop = new AbortController();
    const reading = (async () => {
      for await (const { events } of store.subscribeAll({ after: 0n, signal: stop.signal })) seen.push(...events);
    })();
    const commands = commandsInRound * rounds;
    const writing = Promise.all(
      Array.from({ length: writers }, (_, writer) => {
        const streams = [`quota-${String(writer).padStart(32, '0')}_202601`];
        return race({ url, streams, commands, namespace: uuidv5(namespace, `${seed} ${writer}`) });
      }),
    );
    await until(20_000, 'nobody writes', async () => seen.length > 0);
    let injected = 0;
    for (; injected < rounds && seen.length < writers * commands; injected++) {
      await inTransaction(pool, async (client) => {
        // As one slow insert would: whoever appends waits, whoever reads does not.
        await client.query('lock table event_store.events in exclusive mode');
        await sleep(delayMs);
      });
      await sleep(20);
    }
    await writing;
    await until(5_000, 'the reader is behind', async () => seen.length >= writers * commands);
    stop.abort();
    await reading;
    demand(disorder(seen, await pool.query('select position from event_store.events order by position')));
    return { injected, events: seen.length, writers };
  });

function disorder(seen: readonly Recorded[], { rows }: Readonly<{ rows: readonly { position: string }[] }>) {
  const told = seen.map(({ position }) => String(position));
  const wrong = told.length === rows.length ? [] : [`${told.length} of ${rows.length} events were seen`];
  const first = rows.findIndex(({ position }, index) => position !== told[index]);
  return first < 0 ? wrong : [...wrong, `number ${first} was ${told[first]}, and not ${rows[first]?.position}`];
}
