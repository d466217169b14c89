import { expect, test } from 'vitest';
import { windowAt } from './replay-window.ts';

test('keeps the playhead in the middle, except at the beginning and the end', () => {
  expect(windowAt(50, 100, 20)).toEqual({ from: 0.4, at: 0.5 });
  expect(windowAt(4, 100, 20)).toEqual({ from: 0, at: 0.2 });
  expect(windowAt(95, 100, 20)).toEqual({ from: 0.8, at: 0.75 });
});

test('shows a talk that is shorter than the window whole', () =>
  expect(windowAt(5, 10, 20)).toEqual({ from: 0, at: 0.5 }));

test('stops at the end if the player is beyond it', () => expect(windowAt(120, 100, 20)).toEqual({ from: 0.8, at: 1 }));
