import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { unpacked } from '#infra/blobs/packed-json.ts';

const most = 16;

/** `Results` is what the worker has written there. */
export type ReadResults = <Results>(address: string) => Promise<Results>;

/** Reads what an analysis left; the latest are kept, since a report asks for several views of one. */
export function resultsReader(blobs: BlobStore): ReadResults {
  const kept = new Map<string, Promise<unknown>>();

  return <Results>(address: string) => {
    const known = kept.get(address) ?? unpacked<unknown>(address, blobs);
    kept.delete(address);
    kept.set(address, known);
    known.catch(() => kept.delete(address));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest) kept.delete(oldest);
    return known as Promise<Results>;
  };
}
