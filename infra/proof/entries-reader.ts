import type { Pool } from 'pg';
import type { Entry } from '#domain/kernel/proof/tampering.ts';
import { readEntries } from './entries.ts';

/** Reads entries along the chain: the next batch is read while the caller handles one. */
export function entriesFrom(pool: Pool): (from: number, limit: number) => Promise<readonly Entry[]> {
  let coming: Readonly<{ from: number; limit: number; entries: Promise<readonly Entry[]> }> | undefined;
  return async (from, limit) => {
    const isComing = coming?.from === from && coming.limit >= limit;
    const entries = await (isComing && coming ? coming.entries : readEntries(pool, from, limit));
    const next = readEntries(pool, from + limit, limit);
    // A reader that stops early does not await this promise.
    next.catch(() => {});
    coming = { from: from + limit, limit, entries: next };
    return entries;
  };
}
