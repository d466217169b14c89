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

test('the first address is played at once, and a second one does not disturb it', () => {
  const addresses = keeper();
  addresses.offer(address('a'));
  addresses.offer(address('b'));
  expect(loaded).toEqual(['a']);
});

test('an address that comes after somebody pressed play is played at once', () => {
  const addresses = keeper();
  addresses.started();
  addresses.offer(address('a'));
  addresses.offer(address('b'));
  expect(loaded).toEqual(['a']);
});

test('the form for all browsers takes the place of the recording once it rests', () => {
  const addresses = keeper();
  addresses.offer({ ...address('recorded'), isFinal: false });
  addresses.started();
  addresses.offer({ ...address('rendered'), isFinal: true });
  expect(loaded).toEqual(['recorded']);
  addresses.rested();
  expect(loaded).toEqual(['recorded', 'rendered']);
});

test('shortly before it expires a resting recording changes to the new address', () => {
  const addresses = keeper();
  addresses.offer(address('a'));
  time = 900_000 - renewAheadMs + 1;
  addresses.offer(address('b', 1_800_000));
  expect(loaded).toEqual(['a', 'b']);
});

test('a playing recording is not interrupted for a new address before it pauses', () => {
  const addresses = keeper();
  addresses.offer(address('a'));
  addresses.started();
  time = 900_000;
  addresses.offer(address('b', 1_800_000));
  expect(loaded).toEqual(['a']);
  addresses.rested();
  expect(loaded).toEqual(['a', 'b']);
});

test('a refused address gives way to a newer one', () => {
  const addresses = keeper();
  addresses.offer(address('a'));
  addresses.started();
  addresses.offer(address('b'));
  expect(addresses.broke()).toBe(true);
  expect(loaded).toEqual(['a', 'b']);
});

test('where no newer address is known a refusal is the end of it', () => {
  const addresses = keeper();
  addresses.offer(address('a'));
  expect(addresses.broke()).toBe(false);
});
