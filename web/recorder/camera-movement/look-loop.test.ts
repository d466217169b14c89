import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BodyPoint, Look } from './body-movement.ts';
import { lookLoop } from './look-loop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const point = (x: number, y: number): BodyPoint => ({ x, y, score: 1 });
const somebody: Look = {
  ...{ at: 0, width: 640, height: 360 },
  points: { nose: point(320, 100), leftShoulder: point(400, 200), rightShoulder: point(240, 200) },
};
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A machine whose looks take `lengths` milliseconds, in this order. */
function machine(...lengths: readonly number[]) {
  const counts = { looks: 0, atOnce: 0, most: 0 };
  const onMovement = vi.fn();
  const onEnd = vi.fn();
  const loop = lookLoop({
    async look() {
      counts.most = Math.max(counts.most, ++counts.atOnce);
      await wait(lengths[Math.min(counts.looks++, lengths.length - 1)] ?? 0);
      counts.atOnce -= 1;
      return somebody;
    },
    ...{ onMovement, onEnd },
  });
  return { loop, counts, onMovement, onEnd };
}

test('looks ten times a second on a fast machine, never twice at once', async () => {
  const { counts, onMovement, onEnd } = machine(30);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(counts.looks).toBeGreaterThanOrEqual(49);
  expect(counts.looks).toBeLessThanOrEqual(51);
  expect(counts.most).toBe(1);
  expect(onMovement.mock.calls.length).toBeGreaterThanOrEqual(49);
  // Counts from when the picture was taken, not from when its look ended.
  expect(onMovement.mock.calls.every(([, secondsAgo]) => secondsAgo === 0.03)).toBe(true);
  expect(onEnd).not.toHaveBeenCalled();
});

test('accepts four looks a second, ends below that', async () => {
  const enough = machine(240);
  const few = machine(260);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(enough.onEnd).not.toHaveBeenCalled();
  expect(few.onEnd.mock.calls).toEqual([['too_slow']]);
  expect(few.counts.looks).toBe(5);
});

test('tolerates a slow first look and a single slow one', async () => {
  const { onEnd } = machine(8_000, 50, 50, 50, 50, 50, 900, 50, 50);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onEnd).not.toHaveBeenCalled();
});

test('ends when a look fails', async () => {
  const onEnd = vi.fn();
  lookLoop({ look: () => Promise.reject(new Error('lost')), onMovement: vi.fn(), onEnd });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onEnd.mock.calls).toEqual([['failed']]);
});

test('reports nothing more when stopped in the middle of a look', async () => {
  const { loop, onMovement, counts } = machine(60);
  await vi.advanceTimersByTimeAsync(30);
  loop.stop();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onMovement).not.toHaveBeenCalled();
  expect(counts.looks).toBe(1);
});

test('waits for a picture', async () => {
  const look = vi.fn(() => Promise.resolve(undefined));
  const onEnd = vi.fn();
  lookLoop({ look, onMovement: vi.fn(), onEnd });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(look.mock.calls.length).toBeGreaterThan(15);
  expect(onEnd).not.toHaveBeenCalled();
});
