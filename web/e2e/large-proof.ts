import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { chainHashes, nothingBefore } from '#domain/kernel/proof/chain-hashes.ts';
import { headText } from '#domain/kernel/proof/head.ts';
import { toHex } from '#domain/kernel/proof/hex.ts';
import { growingTree } from '#domain/kernel/proof/merkle-tree.ts';
import { type ProofFile, proofFormat } from '#domain/kernel/proof/proof-file.ts';
import { idOfKey } from '#domain/kernel/proof/verify-proof.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const time = '2026-11-20T12:00:00.000Z';

/** A complete chain of `count` events in one stream, signed by an unknown key. */
export function largeProof(count: number): ProofFile {
  const hashes = chainHashes(sha256);
  const tree = growingTree({ join: hashes.ofPair });
  const place = (n: number) => ({ position: `${n + 1}`, id: `event-${n}`, stream: 'session-long', revision: n });
  const events = Array.from({ length: count }, (_, n) => ({ ...place(n), ...contentOf(n) }));
  let before = nothingBefore;
  const entries = events.map((event, number) => {
    before = hashes.ofEvent(before, event);
    tree.push(hashes.ofEntry(number, before));
    return { number, ...place(number), at: time, hash: toHex(before) };
  });
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
  const root = toHex(tree.root() ?? nothingBefore);
  const head = { log: 'event-0', size: count, root, position: `${count}`, added: count, time };
  const signature = toHex(sign(null, Buffer.from(headText(head)), privateKey));
  const key = idOfKey(raw, sha256);
  return {
    ...{ format: proofFormat, made: time, head: { ...head, key, signature } },
    ...{ keys: [{ id: key, publicKey: toHex(raw) }], entries, hashes: [], earlier: [], events },
  };
}

const contentOf = (n: number) => ({
  type: 'Said',
  data: { n, text: 'Ein Satz, wie er in einem Vortrag fallen könnte. '.repeat(10) },
  metadata: {
    ...{ correlationId: 'c', causationId: 'c', commandId: 'c', commandHash: '', at: time, schema: 1 },
    actor: { kind: 'user', id: 'ada' } as const,
  },
});
