import { expect, test } from 'vitest';
import { remainingSeconds, shareSent } from './remaining-time.ts';

test('a quarter sent in ten seconds leaves thirty', () => {
  expect(remainingSeconds({ sent: 25, total: 100, startedAt: 0, at: 10_000 })).toBe(30);
});

test('says nothing about the time left before there is a pace to judge from', () => {
  expect(remainingSeconds({ sent: 50, total: 100, startedAt: 0, at: 400 })).toBeUndefined();
  expect(remainingSeconds({ sent: 0, total: 100, startedAt: 0, at: 60_000 })).toBeUndefined();
});

test('the share sent never exceeds the whole, and an unknown whole is none', () => {
  expect(shareSent({ sent: 120, total: 100 })).toBe(1);
  expect(shareSent({ sent: 10, total: 0 })).toBe(0);
});
