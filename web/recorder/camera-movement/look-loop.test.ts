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

/** A machine whose looks take so many milliseconds, one after the other. */
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

test('a fast machine looks ten times a second, never twice at once', async () => {
  const { counts, onMovement, onEnd } = machine(30);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(counts.looks).toBeGreaterThanOrEqual(49);
  expect(counts.looks).toBeLessThanOrEqual(51);
  expect(counts.most).toBe(1);
  expect(onMovement.mock.calls.length).toBeGreaterThanOrEqual(49);
  // By when the picture was taken, not by when it was understood.
  expect(onMovement.mock.calls.every(([, secondsAgo]) => secondsAgo === 0.03)).toBe(true);
  expect(onEnd).not.toHaveBeenCalled();
});

test('four looks a second are enough, fewer end it', async () => {
  const enough = machine(240);
  const few = machine(260);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(enough.onEnd).not.toHaveBeenCalled();
  expect(few.onEnd.mock.calls).toEqual([['too_slow']]);
  expect(few.counts.looks).toBe(5);
});

test('a slow first look, and a single slow one, decide nothing', async () => {
  const { onEnd } = machine(8_000, 50, 50, 50, 50, 50, 900, 50, 50);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onEnd).not.toHaveBeenCalled();
});

test('a look that fails ends it', async () => {
  const onEnd = vi.fn();
  lookLoop({ look: () => Promise.reject(new Error('lost')), onMovement: vi.fn(), onEnd });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onEnd.mock.calls).toEqual([['failed']]);
});

test('stopped in the middle of a look, it tells nothing more', async () => {
  const { loop, onMovement, counts } = machine(60);
  await vi.advanceTimersByTimeAsync(30);
  loop.stop();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onMovement).not.toHaveBeenCalled();
  expect(counts.looks).toBe(1);
});

test('without a picture it waits for one', async () => {
  const look = vi.fn(() => Promise.resolve(undefined));
  const onEnd = vi.fn();
  lookLoop({ look, onMovement: vi.fn(), onEnd });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(look.mock.calls.length).toBeGreaterThan(15);
  expect(onEnd).not.toHaveBeenCalled();
});
