import type { Pool, PoolClient } from 'pg';
import { nothingBefore } from '#domain/kernel/proof/chain-hashes.ts';
import { hashesBefore } from './entries.ts';

type Event = Readonly<{ stream: string; revision: number }>;

/** The number of streams remembered: about 20 MB. */
const mostRemembered = 100_000;

/** The last hash of each stream, during a pass over the chain; forgotten ones are looked up in the entries. */
export function streamHashes() {
  const known = new Map<string, Uint8Array>();

  return {
    /** Call it before the entries of these events are created; `number` is that of the first entry. */
    async prepare(db: Pool | PoolClient, events: readonly Event[], number: number): Promise<void> {
      if (known.size > mostRemembered) known.clear();
      const missing = new Set<string>();
      const begun = new Set<string>();
      for (const { stream, revision } of events) {
        if (revision > 0 && !known.has(stream) && !begun.has(stream)) missing.add(stream);
        begun.add(stream);
      }
      const streams = [...missing];
      const hashes = await hashesBefore(
        db,
        streams.map((stream) => ({ stream, number })),
      );
      for (const [n, stream] of streams.entries()) known.set(stream, hashes[n] ?? nothingBefore);
    },
    before: ({ stream, revision }: Event): Uint8Array =>
      revision === 0 ? nothingBefore : (known.get(stream) ?? nothingBefore),
    set: ({ stream }: Event, hash: Uint8Array): void => void known.set(stream, hash),
  };
}
