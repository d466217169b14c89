import type { Batch, EventStore } from '#infra/event-store/event-store.ts';
import type { Projection } from './projection.ts';

type Followed = Readonly<{ projection: Projection; store: EventStore; signal: AbortSignal; after: bigint }>;

/** How old a checkpoint may be, ms, that nothing had to be written with. */
export const lateMs = 1_000;

/** Events after a position. After `lateMs` without events, an empty batch repeats the position. */
export async function* followed({ projection, store, signal, after }: Followed): AsyncGenerator<Batch> {
  const ended = new AbortController();
  const subscription = { after, prefixes: projection.streams, signal: AbortSignal.any([signal, ended.signal]) };
  const batches = store.subscribeAll(subscription)[Symbol.asyncIterator]();
  let position = after;
  let isQuiet = true;
  try {
    for (let next = batches.next(); ; ) {
      // A follower that stops meanwhile does not wait for it.
      next.catch(() => {});
      const result: IteratorResult<Batch> | undefined = isQuiet ? await next : await within(lateMs, next);
      isQuiet = result === undefined;
      if (result?.done) return;
      if (result) position = result.value.position;
      yield result?.value ?? { events: [], position };
      if (result) next = batches.next();
    }
  } finally {
    ended.abort();
  }
}

/** Undefined after so long. With a bare timer: there is one for every batch of every area. */
const within = <T>(ms: number, answer: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, undefined);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
