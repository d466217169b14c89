import { beforeEach, expect, test } from 'vitest';
import { addressKeeper, renewAheadMs } from './address-keeper.ts';

let loaded: string[] = [];
let time = 0;
const keeper = () =>
  addressKeeper(
    (url) => loaded.push(url),
    () => time,
  );
const address = (url: string, expiresAt = 900_000) => ({ url, expiresAt });

beforeEach(() => {
  loaded = [];
  time = 0;
});

test('plays the first address at once, undisturbed by a second', () => {
  const addresses = keeper();
  addresses.offer(address('a'));
  addresses.offer(address('b'));
  expect(loaded).toEqual(['a']);
});

test('plays an address that arrives after pressing play at once', () => {
  const addresses = keeper();
  addresses.started();
  addresses.offer(address('a'));
  addresses.offer(address('b'));
  expect(loaded).toEqual(['a']);
});

test('replaces the recording by the version for all browsers once it pauses', () => {
  const addresses = keeper();
  addresses.offer({ ...address('recorded'), isFinal: false });
  addresses.started();
  addresses.offer({ ...address('rendered'), isFinal: true });
  expect(loaded).toEqual(['recorded']);
  addresses.rested();
  expect(loaded).toEqual(['recorded', 'rendered']);
});

test('renews the address of a paused recording shortly before it expires', () => {
  const addresses = keeper();
  addresses.offer(address('a'));
  time = 900_000 - renewAheadMs + 1;
  addresses.offer(address('b', 1_800_000));
  expect(loaded).toEqual(['a', 'b']);
});

test('does not interrupt a playing recording for a new address', () => {
  const addresses = keeper();
  addresses.offer(address('a'));
  addresses.started();
  time = 900_000;
  addresses.offer(address('b', 1_800_000));
  expect(loaded).toEqual(['a']);
  addresses.rested();
  expect(loaded).toEqual(['a', 'b']);
});

test('replaces a refused address by a newer one', () => {
  const addresses = keeper();
  addresses.offer(address('a'));
  addresses.started();
  addresses.offer(address('b'));
  expect(addresses.broke()).toBe(true);
  expect(loaded).toEqual(['a', 'b']);
});

test('gives up after a refusal without a newer address', () => {
  const addresses = keeper();
  addresses.offer(address('a'));
  expect(addresses.broke()).toBe(false);
});
