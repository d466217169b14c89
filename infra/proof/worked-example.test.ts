import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import { nothingBefore, type StoredEvent } from '#domain/kernel/proof/chain-hashes.ts';
import { headText } from '#domain/kernel/proof/head.ts';
import { fromHex, toHex } from '#domain/kernel/proof/hex.ts';
import { growingTree } from '#domain/kernel/proof/merkle-tree.ts';
import { idOfKey } from '#domain/kernel/proof/verify-proof.ts';
import { nodeHashes, nodeSha256 } from './node-hashes.ts';

const [, example = ''] = /```example\n([^`]*)```/.exec(readFileSync('docs/audit.md', 'utf8')) ?? [];
const written = new Map(
  example
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 12).trim(), line.slice(12)] as const),
);
const said = (name: string) => written.get(name) ?? expect.unreachable(`docs/audit.md has no ${name}`);

test('computes the worked example of the guide for auditors', () => {
  const hashes = nodeHashes();
  const tree = growingTree({ join: hashes.ofPair });
  const last = new Map<string, Uint8Array>();
  for (const n of [0, 1, 2]) {
    const event = JSON.parse(said(`json ${n}`)) as StoredEvent;
    expect(canonicalJson(event)).toBe(said(`json ${n}`));
    const hash = hashes.ofEvent(last.get(event.stream) ?? nothingBefore, event);
    const leaf = hashes.ofEntry(n, hash);
    expect([toHex(hash), toHex(leaf)]).toEqual([said(`hash ${n}`), said(`leaf ${n}`)]);
    last.set(event.stream, hash);
    tree.push(leaf);
    if (n === 1) expect(toHex(tree.root() ?? leaf)).toBe(said('node 0-1'));
  }
  const root = toHex(tree.root() ?? nothingBefore);
  expect(root).toBe(said('root'));
  const [log, time] = ['00000000-0000-4000-8000-000000000000', '2026-01-01T01:00:00.000Z'];
  const text = headText({ log, size: 3, root, position: '3', added: 3, time });
  expect(JSON.stringify(text)).toBe(said('head'));
  const publicKey = fromHex(said('key')) ?? nothingBefore;
  expect(idOfKey(publicKey, nodeSha256)).toBe(said('key id'));
  const key = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey).toString('base64url') };
  const signature = fromHex(said('signature')) ?? nothingBefore;
  expect(verify(null, Buffer.from(text), createPublicKey({ key, format: 'jwk' }), signature)).toBe(true);
});
