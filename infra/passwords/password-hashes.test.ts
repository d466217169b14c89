import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswordHashes } from './password-hashes.ts';

const hashes = createPasswordHashes();

test('a password fits its hash and no other does', async () => {
  const stored = await hashes.hash('Grüne-Wiese-17');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashes.verify('Grüne-Wiese-17', stored)).toBe(true);
  expect(await hashes.verify('Grüne-Wiese-18', stored)).toBe(false);
});

test('umlauts that another keyboard composes of two characters fit as well', async () => {
  const stored = await hashes.hash('Gr\u00fcne-Wiese-17');
  expect(await hashes.verify('Gru\u0308ne-Wiese-17', stored)).toBe(true);
});

test('long passwords count to their last character', async () => {
  const long = 'a'.repeat(127);
  expect(await hashes.verify(`${long}c`, await hashes.hash(`${long}b`))).toBe(false);
});

test('where there is no account the answer takes as long and is no', async () => {
  const stored = await hashes.hash('Grüne-Wiese-17');
  const timed = async (against: string | undefined) => {
    const start = performance.now();
    expect(await hashes.verify('wrong', against)).toBe(false);
    return performance.now() - start;
  };
  let [known, unknown] = [0, 0];
  for (let round = 0; round < 9; round++) {
    known += await timed(stored);
    unknown += await timed(undefined);
  }
  expect(unknown).toBeGreaterThan(known / 3);
});

test('a hash of other parameters is outdated', async () => {
  expect(hashes.isOutdated(await hashes.hash('x'))).toBe(false);
  expect(hashes.isOutdated(await hash('x', { memoryCost: 8_192, timeCost: 2, parallelism: 1 }))).toBe(true);
});

test('a crowd that comes at once is served', async () => {
  const made = await Promise.all(Array.from({ length: 30 }, () => hashes.hash('x')));
  expect(new Set(made).size).toBe(30);
});
