import { setTimeout as sleep } from 'node:timers/promises';
import { uuidv5 } from '#infra/ids.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { demand, type Play, patience, type Report } from '../kit/fault.ts';
import { withLog } from '../kit/scratch.ts';
import { until } from '../kit/watched-world.ts';
import { race } from './race.ts';

/** `writers`: number of processes, each with its own `streams`. Appends are blocked for `delayMs`, then free for `restMs`. */
const sizes = {
  short: { writers: 4, streams: 1, commandsInRound: 60, delayMs: 300, restMs: 20 },
  full: { writers: 16, streams: 100, commandsInRound: 625, delayMs: 2_000, restMs: 2_000 },
};
const namespace = '5f0c8a52-7a0f-4e9e-8c36-1f1f4c7f9d10';

/** F6: reads the tail of the log while several processes append and are sometimes blocked. The reader must see every event in order. */
export const tailReader = (play: Play): Promise<Report> =>
  withLog(async ({ url, store, pool }) => {
    const { rounds, seed, full } = play;
    const { writers, streams, commandsInRound, delayMs, restMs } = full ? sizes.full : sizes.short;
    const seen: string[] = [];
    const stop = new AbortController();
    const reading = (async () => {
      for await (const { events } of store.subscribeAll({ after: 0n, signal: stop.signal })) {
        for (const { position } of events) seen.push(String(position));
      }
    })();
    const commands = commandsInRound * rounds;
    const writing = Promise.all(
      Array.from({ length: writers }, (_, writer) => {
        const own = { streams: streamsOf(writer, streams), namespace: uuidv5(namespace, `${seed} ${writer}`) };
        return race({ url, commands, ...own });
      }),
    );
    await until(patience(play, 20_000), 'nobody writes', async () => seen.length > 0);
    let injected = 0;
    for (; injected < rounds && seen.length < writers * commands; injected++) {
      await inTransaction(pool, async (client) => {
        // Imitates one slow insert: appends wait, reads do not.
        await client.query('lock table event_store.events in exclusive mode');
        await sleep(delayMs);
      });
      await sleep(restMs);
    }
    await writing;
    await until(patience(play, 5_000), 'the reader is behind', async () => seen.length >= writers * commands);
    stop.abort();
    await reading;
    demand(disorder(seen, await pool.query('select position from event_store.events order by position')));
    return { injected, events: seen.length, writers };
  });

const streamsOf = (writer: number, count: number) =>
  Array.from({ length: count }, (_, index) => `quota-${String(writer * count + index).padStart(32, '0')}_202601`);

/** Compares the positions seen by the reader with those in the table. */
function disorder(seen: readonly string[], { rows }: Readonly<{ rows: readonly { position: string }[] }>) {
  const wrong = seen.length === rows.length ? [] : [`${seen.length} of ${rows.length} events were seen`];
  const first = rows.findIndex(({ position }, index) => position !== seen[index]);
  return first < 0 ? wrong : [...wrong, `number ${first} was ${seen[first]}, and not ${rows[first]?.position}`];
}
