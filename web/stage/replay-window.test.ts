import { expect, test } from 'vitest';
import { windowAt } from './replay-window.ts';

test('the playhead stands in the middle, but for the beginning and the end of the talk', () => {
  expect(windowAt(50, 100, 20)).toEqual({ from: 0.4, at: 0.5 });
  expect(windowAt(4, 100, 20)).toEqual({ from: 0, at: 0.2 });
  expect(windowAt(95, 100, 20)).toEqual({ from: 0.8, at: 0.75 });
});

test('a talk that is shorter than the window is shown whole', () =>
  expect(windowAt(5, 10, 20)).toEqual({ from: 0, at: 0.5 }));

test('a player beyond the end stands at the end', () => expect(windowAt(120, 100, 20)).toEqual({ from: 0.8, at: 1 }));
