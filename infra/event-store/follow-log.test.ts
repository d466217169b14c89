import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Recorded } from '#domain/kernel/message.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import type { ReadAll } from './event-store.ts';
import { createFollower } from './follow-log.ts';
import { postgresLimits } from './limits.ts';

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await nextTurn();
};

/** A log whose answers and notifications take turns of the event loop: a read returns the events that existed when it was sent. */
function slowLog(answerTurns: () => number, newsTurns: () => number) {
  const events: Recorded[] = [];
  const listeners = new Set<(payload: string | undefined) => void>();
  let reads = 0;
  const readAll = async ({ after = 0n, direction, limit }: ReadAll) => {
    if (direction !== 'backwards') reads += 1;
    const found = direction === 'backwards' ? events.slice(-limit) : events.filter(({ position }) => position > after);
    await turns(answerTurns());
    return found.slice(0, limit);
  };
  const notifications = {
    on: (_channel: string, listen: (payload: string | undefined) => void) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    close: async () => {},
  };
  return {
    ...createFollower({ readAll, notifications, limits: postgresLimits }),
    reads: () => reads,
    async append() {
      const position = BigInt(events.length + 1);
      events.push({ ...newEvent(), stream: 'talk-1', revision: events.length, position });
      await turns(newsTurns());
      for (const listen of listeners) listen(String(position));
    },
  };
}

/** The positions that a follower has seen, until `signal`. */
function watched({ follow }: Pick<ReturnType<typeof slowLog>, 'follow'>, signal: AbortSignal, busyTurns = 0) {
  const seen: bigint[] = [];
  const watching = (async () => {
    for await (const { events } of follow({ after: 0n, signal })) {
      seen.push(...events.map(({ position }) => position));
      await turns(busyTurns);
    }
  })();
  return { seen, watching };
}

test('reads new events once for all followers at the end of the log', async () => {
  const log = slowLog(
    () => 3,
    () => 0,
  );
  const stop = new AbortController();
  const followers = Array.from({ length: 9 }, () => watched(log, stop.signal));
  await turns(20);
  const before = log.reads();
  for (let count = 0; count < 5; count++) {
    await log.append();
    await turns(20);
  }
  expect(log.reads() - before).toBe(5);
  stop.abort();
  await Promise.all(followers.map(({ watching }) => watching));
  for (const { seen } of followers) expect(seen).toEqual([1n, 2n, 3n, 4n, 5n]);
});

test('loses no event for any follower, whatever the delays of reads, notifications and work', async () => {
  const some = fc.integer({ min: 0, max: 6 });
  const many = fc.array(some, { minLength: 20, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(many, many, many, fc.array(some, { minLength: 1, maxLength: 6 }), async (...given) => {
      const [answers, news, pauses, busy] = given.map((list) => [...list]) as [number[], number[], number[], number[]];
      const next = (list: number[]) => () => {
        const value = list.shift() ?? 0;
        list.push(value);
        return value;
      };
      const log = slowLog(next(answers), next(news));
      const stop = new AbortController();
      const followers = busy.map((busyTurns) => watched(log, stop.signal, busyTurns));
      const appends: Promise<void>[] = [];
      for (const pause of pauses) {
        await turns(pause);
        appends.push(log.append());
      }
      await Promise.all(appends);
      await turns(400);
      stop.abort();
      await Promise.all(followers.map(({ watching }) => watching));
      for (const { seen } of followers) expect(seen).toEqual(pauses.map((_, index) => BigInt(index + 1)));
    }),
  );
});
