import { createHash } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import { expect, test } from 'vitest';
import { chainHashes, nothingBefore, type StoredEvent } from './chain-hashes.ts';
import { toHex } from './hex.ts';

const hashes = chainHashes(sha256);
const cause = { correlationId: 'c', causationId: 'c', commandId: 'c', commandHash: '' };
const actor = { kind: 'user', id: 'ada' } as const;
const said = (text: string): StoredEvent => ({
  ...{ type: 'Said', stream: 'talk-a', revision: 0, id: 'id-0', data: { text } },
  metadata: { schema: 1, at: '2026-01-01T00:00:00.000Z', actor, ...cause },
});
/** As somebody without this program would write it. */
const canonical = (text: string) =>
  [
    `{"data":{"text":${JSON.stringify(text)}},"id":"id-0","metadata":{"actor":{"id":"ada","kind":"user"},`,
    '"at":"2026-01-01T00:00:00.000Z","causationId":"c","commandHash":"","commandId":"c","correlationId":"c","schema":1},',
    '"revision":0,"stream":"talk-a","type":"Said"}',
  ].join('');
const hashOf = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

test.each(['', 'kurz', 'ä€🦉'.repeat(2_000), 'nach einem langen'])(
  'an event is hashed behind a 2 and the hash before it: %.10s',
  (text) => {
    expect(toHex(hashes.ofEvent(nothingBefore, said(text)))).toBe(
      hashOf('\u0002', '\u0000'.repeat(32), canonical(text)),
    );
    const before = sha256(new Uint8Array([7]));
    expect(toHex(hashes.ofEvent(before, said(text)))).toBe(hashOf('\u0002', before, canonical(text)));
  },
);

test('the position of an event in the store is not hashed', () => {
  const event = { ...said('kurz'), position: '7' };
  expect(hashes.ofEvent(nothingBefore, event)).toEqual(hashes.ofEvent(nothingBefore, said('kurz')));
});

test('an entry is hashed behind a 0 and its number in eight bytes, two parts behind a 1', () => {
  const [left, right] = [sha256(new Uint8Array([7])), sha256(new Uint8Array([8]))];
  const number = new Uint8Array([0, 0, 0, 0, 0, 1, 2, 3]);
  expect(toHex(hashes.ofEntry(0x010203, left))).toBe(hashOf('\u0000', number, left));
  expect(toHex(hashes.ofPair(left, right))).toBe(hashOf('\u0001', left, right));
});
