import { createBell } from '../bell.ts';
import { type Batch, refuseBeyondEnd, type Subscription } from '../event-store.ts';
import { mayPass } from './failures.ts';
import type { Feed } from './feed.ts';
import type { Reader } from './read.ts';
import { isSystem } from './recorded.ts';

const batchSize = 2_000;
const waitMs = 1_000;

/** Who is behind catches up by reading, then joins the feed; who is too slow for the feed falls behind again. */
export async function* subscribeAll(
  { after, prefixes = [''], signal }: Subscription,
  reader: Reader,
  feed: Feed,
): AsyncIterable<Batch> {
  refuseBeyondEnd(after, await reader.end());
  const bell = createBell();
  const { recent, leave } = await feed.join(bell.ring);
  signal.addEventListener('abort', bell.ring, { once: true });
  try {
    for (let position = after; !signal.aborted; ) {
      const batch = recent.after(position, batchSize) ?? (await catchUp(position, reader));
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

/** Nothing yet, where the server is away: a subscriber outlives that. */
async function catchUp(position: bigint, reader: Reader): Promise<Batch> {
  try {
    const page = await reader.readPage({ after: position, direction: 'forwards', limit: batchSize });
    return { events: page.filter((event) => !isSystem(event)), position: page.at(-1)?.position ?? position };
  } catch (error) {
    if (mayPass(error)) return { events: [], position };
    throw new Error(`the log cannot be read from position ${position}`, { cause: error });
  }
}
