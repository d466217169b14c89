import type { Batch } from '../event-store.ts';
import { mayPass } from './failures.ts';
import type { Reader } from './read.ts';
import { isSystem } from './recorded.ts';

/** Events in one page. */
export const batchSize = 2_000;

type Page = Readonly<{ batch: Batch; full: boolean }>;

/**
 * Reads on from a position, and prefetches one page while the caller works on the last one. A batch that does not advance the
 * position means the end of the log, or an unavailable server: the subscriber keeps going in both cases.
 */
export function createCatchUp(reader: Reader) {
  let ahead: Readonly<{ after: bigint; page: Promise<Page> }> | undefined;

  return async (after: bigint): Promise<Batch> => {
    const { batch, full } = await (ahead?.after === after ? ahead.page : readPage(reader, after));
    ahead = full ? { after: batch.position, page: readPage(reader, batch.position) } : undefined;
    // The prefetch reports its failure when the page is requested, or never.
    ahead?.page.catch(() => {});
    return batch;
  };
}

async function readPage(reader: Reader, after: bigint): Promise<Page> {
  try {
    const { events, isLast } = await reader.readPage({ after, direction: 'forwards', limit: batchSize });
    const position = events.at(-1)?.position ?? after;
    return { batch: { events: events.filter((event) => !isSystem(event)), position }, full: !isLast };
  } catch (error) {
    if (mayPass(error)) return { batch: { events: [], position: after }, full: false };
    throw new Error(`the log cannot be read from position ${after}`, { cause: error });
  }
}
