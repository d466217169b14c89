import { expect, test } from 'vitest';
import { keyedHashes } from './hash-of.ts';

const hashes = keyedHashes(Buffer.alloc(32, 7));
const rename = {
  type: 'RenameSession',
  data: { sessionId: '0c3f3b8e', name: 'Mein Vortrag über Wale', note: undefined },
};

test.each([
  ['with a key', 'tPkTifgfuSWKG7VeAq06YCPpGMIYEd9fuL1HhwHN-Z4'],
  ['of the time before there was one', '92512187a1cd54320f32bc8bf28173e0'],
])('recognises a hash %s', (_when, stored) => {
  expect(hashes.fits(stored, rename)).toBe(true);
  expect(hashes.fits(stored, { ...rename, type: 'DeleteSession' })).toBe(false);
});

test('ignores the order of keys and undefined fields', () => {
  const { name, sessionId } = rename.data;
  expect(hashes.of({ data: { name, sessionId }, type: rename.type })).toBe(hashes.of(rename));
});

test('gives another hash with another key', () => {
  expect(keyedHashes(Buffer.alloc(32, 8)).of(rename)).not.toBe(hashes.of(rename));
});
