import type { PersonalFields } from '#domain/kernel/personal.ts';
import type { EventStore } from './event-store.ts';
import { personalTexts } from './sealing-store.ts';

const batchSize = 2_000;

/** How many events of the log, as it lies there, tell something about a person that is not sealed. */
export async function countUnsealed(asStored: EventStore, personal: PersonalFields): Promise<number> {
  let count = 0;
  for (let after = 0n, isMore = true; isMore; ) {
    const events = await asStored.readAll({ after, limit: batchSize });
    for (const event of events) if (personalTexts(event, personal).length > 0) count += 1;
    after = events.at(-1)?.position ?? after;
    isMore = events.length === batchSize;
  }
  return count;
}
