import { createSecretKey, type KeyObject } from 'node:crypto';
import { expect, test } from 'vitest';
import { isBlobAddress, keyedAddresses } from './blob-address.ts';

const [ada, bob] = ['a'.repeat(32), 'b'.repeat(32)];
const [one, other] = ['1'.repeat(64), '2'.repeat(64)];
const keyOf = (secret: string) => createSecretKey(secret, 'utf8');

test('gives the same content of one owner one address, and other content or owners another', async () => {
  const addressOf = addresses({ [ada]: keyOf('hers'), [bob]: keyOf('his') });
  const hers = await addressOf(ada, one);
  expect(isBlobAddress(hers)).toBe(true);
  expect(hers.startsWith(`${ada}/`)).toBe(true);
  expect(await addressOf(ada, one)).toBe(hers);
  const hashes = [hers, await addressOf(ada, other), await addressOf(bob, one)].map((address) => address.slice(33));
  expect(new Set(hashes).size).toBe(3);
});

test('derives an address only with the key', async () => {
  const [hers, guessed] = [addresses({ [ada]: keyOf('hers') }), addresses({ [ada]: keyOf('guessed') })];
  expect(await hers(ada, one)).not.toContain(one);
  expect(await guessed(ada, one)).not.toBe(await hers(ada, one));
});

test('refuses an owner that is not an id', async () => {
  await expect(addresses({ '../evil': keyOf('x') })('../evil', one)).rejects.toThrow(RangeError);
});

function addresses(keys: Readonly<Record<string, KeyObject>>) {
  return keyedAddresses({ toSeal: async () => new Map(Object.entries(keys)) });
}
