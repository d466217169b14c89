import { expect, test, vi } from 'vitest';
import { createGate } from './gate.ts';

test('runs two at once, queues others in order, and refuses when the queue is full', async () => {
  const gate = createGate({ atOnce: 2, waiting: 3 });
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const work = (name: number) => () =>
    new Promise<number>((resolve) => {
      started.push(name);
      finish.push(() => resolve(name));
    });

  const first = [1, 2, 3, 4, 5].map((name) => gate(work(name)));
  await expect(gate(work(6))).rejects.toMatchObject({ code: 'not_ready' });
  expect(started).toEqual([1, 2]);

  finish[0]?.();
  expect(await first[0]).toBe(1);
  await new Promise(setImmediate);
  expect(started).toEqual([1, 2, 3]);
});

test('refuses with the time until the waiting ones are done', async () => {
  vi.useFakeTimers();
  const gate = createGate({ atOnce: 2, waiting: 10 });
  const second = () => new Promise<void>((resolve) => setTimeout(resolve, 1_000));
  const before = gate(second);
  await vi.advanceTimersByTimeAsync(1_000);
  await before;
  const all = Array.from({ length: 12 }, () => gate(second));
  // Ten pieces of work of a second each, two at once.
  await expect(gate(second)).rejects.toMatchObject({ code: 'not_ready', seconds: 5 });
  await vi.advanceTimersByTimeAsync(6_000);
  await Promise.all(all);
  vi.useRealTimers();
});

test('runs work with priority before the waiting work', async () => {
  const gate = createGate({ atOnce: 1, waiting: 3 });
  const order: string[] = [];
  const work = (name: string) => async () => void order.push(name);
  await Promise.all([gate(work('a')), gate(work('b')), gate(work('c'), 'first'), gate(work('d'), 'first')]);
  expect(order).toEqual(['a', 'c', 'd', 'b']);
});

test('frees the place of failed work', async () => {
  const gate = createGate({ atOnce: 1, waiting: 0 });
  await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate(async () => 'next')).toBe('next');
});
