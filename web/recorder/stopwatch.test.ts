import { expect, test } from 'vitest';
import { elapsed, newStopwatch, started, stopped } from './stopwatch.ts';

test('does not count a break', () => {
  const first = stopped(started(newStopwatch, 1000), 4000);
  const second = stopped(started(first, 60_000), 62_000);
  expect(elapsed(second, 999_999)).toBe(5000);
});

test('tells the time so far while it runs', () => {
  expect(elapsed(started(newStopwatch, 1000), 3500)).toBe(2500);
});

test('ignores a second start', () => {
  expect(elapsed(started(started(newStopwatch, 1000), 3000), 4000)).toBe(3000);
});
