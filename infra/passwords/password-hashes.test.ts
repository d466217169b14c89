import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswordHashes } from './password-hashes.ts';

const hashes = createPasswordHashes();

test('accepts only the password of the hash', async () => {
  const stored = await hashes.hash('Grüne-Wiese-17');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashes.verify('Grüne-Wiese-17', stored)).toBe(true);
  expect(await hashes.verify('Grüne-Wiese-18', stored)).toBe(false);
});

test('accepts umlauts composed of two characters', async () => {
  const stored = await hashes.hash('Gr\u00fcne-Wiese-17');
  expect(await hashes.verify('Gru\u0308ne-Wiese-17', stored)).toBe(true);
});

test('compares long passwords to the last character', async () => {
  const long = 'a'.repeat(127);
  expect(await hashes.verify(`${long}c`, await hashes.hash(`${long}b`))).toBe(false);
});

test('refuses a missing account in the same time', async () => {
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

test('treats a hash with other parameters as outdated', async () => {
  expect(hashes.isOutdated(await hashes.hash('x'))).toBe(false);
  expect(hashes.isOutdated(await hash('x', { memoryCost: 8_192, timeCost: 2, parallelism: 1 }))).toBe(true);
});

test('serves many callers at once', async () => {
  const made = await Promise.all(Array.from({ length: 30 }, () => hashes.hash('x')));
  expect(new Set(made).size).toBe(30);
});
