import { cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTicks } from './use-ticks.ts';

test('each tick sees the changes of the last tick, and none comes after the end', () => {
  vi.useFakeTimers();
  const seen: number[] = [];
  renderHook(() => {
    const [left, setLeft] = useState(3);
    useTicks(left > 0 ? 1_000 : undefined, () => {
      seen.push(left);
      setLeft(left - 1);
    });
  });
  // A busy device: the ticks follow each other at once, and React gets no turn in between.
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual([3, 2, 1]);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
