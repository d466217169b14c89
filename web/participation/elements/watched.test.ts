import { expect, test } from 'vitest';
import { isSeen } from './watched.ts';

const played = (...stretches: readonly (readonly [number, number])[]) => ({
  length: stretches.length,
  start: (index: number) => stretches[index]?.[0] ?? 0,
  end: (index: number) => stretches[index]?.[1] ?? 0,
});

test('a film that was played to its end was seen, in one piece or in several', () => {
  expect(isSeen(played([0, 60]), 60)).toBe(true);
  expect(isSeen(played([0, 20], [20.5, 59.4]), 60)).toBe(true);
});

test('whoever jumps to the end has not seen it', () => {
  expect(isSeen(played([0, 3], [57, 60]), 60)).toBe(false);
});

test('a film of unknown length was not seen', () => {
  expect(isSeen(played([0, 60]), Number.NaN)).toBe(false);
  expect(isSeen(played(), 0)).toBe(false);
});
