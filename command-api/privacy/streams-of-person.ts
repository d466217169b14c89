import { areas, kindOf, streamCategories } from '#domain/areas.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { pagesOf } from '#infra/event-store/pages-of.ts';
import type { StreamsOfPerson } from '../command-area.ts';

const owned = areas
  .flatMap(({ streams }) => streams)
  .filter(({ ownerInId, ownerInEvent }) => ownerInId ?? ownerInEvent)
  .map(({ category }) => `${category}-`);

/**
 * Finds a person's streams in the log, from its first event. Uses no read model, which could miss some. `log` may be without
 * decryption.
 */
export async function streamsOfPerson(log: EventStore, person: string): Promise<StreamsOfPerson> {
  const found = new Map<string, Set<string>>(streamCategories.map((category) => [category, new Set()]));
  for await (const events of pagesOf(log, { prefixes: owned })) {
    for (const event of events) {
      const kind = kindOf(event.stream);
      const owner = kind?.ownerInId?.(idOf(event.stream)) ?? kind?.ownerInEvent?.(event);
      if (kind && owner === person) found.get(kind.category)?.add(event.stream);
    }
  }
  return Object.fromEntries([...found].map(([category, streams]) => [category, [...streams]]));
}
