import type { Recorded } from '#domain/kernel/message.ts';
import type { EventStore, ReadAll } from './event-store.ts';

const pageSize = 2_000;

type PageQuery = Pick<ReadAll, 'after' | 'prefixes'>;

/** The log to its end, one page of events at a time; no page is empty. By default from the first event. */
export async function* pagesOf(
  store: Pick<EventStore, 'readAll'>,
  { after = 0n, ...wanted }: PageQuery = {},
): AsyncGenerator<readonly Recorded[]> {
  for (let from = after; ; ) {
    const events = await store.readAll({ ...wanted, after: from, limit: pageSize });
    const last = events.at(-1);
    if (!last) return;
    yield events;
    if (events.length < pageSize) return;
    from = last.position;
  }
}
