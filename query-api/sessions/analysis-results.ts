import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { unpacked } from '#infra/blobs/packed-json.ts';

const most = 16;

/** `Results`: the type that the worker wrote to this address. */
export type ReadResults = <Results>(address: string) => Promise<Results>;

/** Reads results of analyses. Caches the latest ones, because a report has several views of the same results. */
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
