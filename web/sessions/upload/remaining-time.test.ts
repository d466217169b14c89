import { expect, test } from 'vitest';
import { remainingSeconds, type Sample, shareSent, withSample } from './remaining-time.ts';

const after = (...sent: readonly (readonly [seconds: number, bytes: number])[]) =>
  sent.reduce<readonly Sample[]>((samples, [at, bytes]) => withSample(samples, { at: at * 1_000, sent: bytes }), []);

test('a quarter sent in ten seconds leaves thirty seconds', () => {
  expect(remainingSeconds(after([0, 0], [10, 25]), 100, 10_000)).toBe(30);
});

test('uses the recent pace, not that of the start', () => {
  const samples = after([0, 0], [10, 400], [20, 410], [30, 420], [40, 430]);
  expect(remainingSeconds(samples, 440, 40_000)).toBe(10);
});

test('a standstill makes the estimate longer', () => {
  expect(remainingSeconds(after([0, 0], [10, 50]), 100, 20_000)).toBe(20);
});

test('gives no estimate without enough samples', () => {
  expect(remainingSeconds(after([0, 0], [1, 50]), 100, 1_000)).toBeUndefined();
  expect(remainingSeconds(after([0, 10], [60, 10]), 100, 60_000)).toBeUndefined();
});

test('bytes that have to be sent again give no pace', () => {
  expect(remainingSeconds(after([0, 0], [5, 50], [6, 20]), 100, 6_000)).toBeUndefined();
});

test('the share never exceeds 1, and is 0 if the total is unknown', () => {
  expect(shareSent({ sent: 120, total: 100 })).toBe(1);
  expect(shareSent({ sent: 10, total: 0 })).toBe(0);
});
