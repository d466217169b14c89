import { canonicalJson } from '../canonical-json.ts';
import type { Recorded } from '../message.ts';

/** A stored event with all of its data, except its position in the log. */
export type StoredEvent = Pick<Recorded, 'id' | 'stream' | 'revision' | 'type' | 'data' | 'metadata'>;

/** SHA-256: 32 bytes. Passed in by the caller: Node has its own, and the browser's is asynchronous. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** The hash before the first event of a stream. */
export const nothingBefore: Uint8Array = new Uint8Array(32);

export type ChainHashes = ReturnType<typeof chainHashes>;

/**
 * The hashes of the chain. The first byte names the kind, so that no hash can be mistaken for another kind:
 * - of an event in its stream: 2, the hash of the event before it there (32 zeros for the first), its canonical JSON;
 * - of an entry, a leaf of the tree (RFC 6962): 0, its number in the whole log from 0 as 8 bytes, the highest first, the
 *   event's hash in its stream;
 * - of two parts of the tree (RFC 6962): 1, the left, the right.
 */
export function chainHashes(sha256: Sha256) {
  const encoder = new TextEncoder();
  const leaf = new Uint8Array(41);
  const number = new DataView(leaf.buffer, 1, 8);
  const pair = new Uint8Array(65);
  pair[0] = 1;
  let link = new Uint8Array(4_096);

  return {
    ofEvent(before: Uint8Array, { id, stream, revision, type, data, metadata }: StoredEvent): Uint8Array {
      const text = canonicalJson({ id, stream, revision, type, data, metadata });
      // One UTF-16 code unit takes at most three bytes.
      if (33 + 3 * text.length > link.length) link = new Uint8Array(2 * (33 + 3 * text.length));
      link[0] = 2;
      link.set(before, 1);
      const { written } = encoder.encodeInto(text, link.subarray(33));
      return sha256(link.subarray(0, 33 + written));
    },
    ofEntry(at: number, event: Uint8Array): Uint8Array {
      number.setBigUint64(0, BigInt(at));
      leaf.set(event, 9);
      return sha256(leaf);
    },
    ofPair(left: Uint8Array, right: Uint8Array): Uint8Array {
      pair.set(left, 1);
      pair.set(right, 33);
      return sha256(pair);
    },
  };
}
