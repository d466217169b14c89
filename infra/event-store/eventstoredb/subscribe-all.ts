import { createBell } from '../bell.ts';
import { type Batch, refuseBeyondEnd, type Subscription } from '../event-store.ts';
import { batchSize, createCatchUp } from './catch-up.ts';
import type { Feed } from './feed.ts';
import type { Reader } from './read.ts';

const waitMs = 1_000;

/**
 * A subscriber that is behind catches up by reading, then joins the feed. If it is too slow for the feed, it falls behind and
 * reads again.
 */
export async function* subscribeAll(
  { after, prefixes = [''], signal }: Subscription,
  reader: Reader,
  feed: Feed,
): AsyncIterable<Batch> {
  refuseBeyondEnd(after, await reader.end());
  const bell = createBell();
  const { recent, leave } = await feed.join(bell.ring);
  const catchUp = createCatchUp(reader);
  signal.addEventListener('abort', bell.ring, { once: true });
  try {
    for (let position = after; !signal.aborted; ) {
      const batch = recent.after(position, batchSize) ?? (await catchUp(position));
      if (batch.position > position) {
        const events = batch.events.filter(({ stream }) => prefixes.some((prefix) => stream.startsWith(prefix)));
        position = batch.position;
        yield { events, position };
      } else await bell.wait(waitMs);
    }
  } finally {
    leave();
    signal.removeEventListener('abort', bell.ring);
  }
}
