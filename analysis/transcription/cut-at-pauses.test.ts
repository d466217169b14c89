import { expect, test } from 'vitest';
import { cutAtPauses } from './cut-at-pauses.ts';

test('a short talk stays in one piece, without the silence around it', () => {
  const pauses = [
    { offset: 0, duration: 5 },
    { offset: 40, duration: 20 },
  ];
  expect(cutAtPauses({ duration: 60, pauses, longest: 600 })).toEqual([{ from: 4.5, to: 40.5 }]);
});

test('a long talk is cut in the longest pause of the second half of the maximum length', () => {
  const pauses = [
    { offset: 20, duration: 3 },
    { offset: 60, duration: 0.4 },
    { offset: 80, duration: 0.8 },
    { offset: 95, duration: 0.3 },
  ];
  expect(cutAtPauses({ duration: 150, pauses, longest: 100 })).toEqual([
    { from: 0, to: 80.4 },
    { from: 80.4, to: 150 },
  ]);
});

test('without pauses, pieces overlap', () => {
  expect(cutAtPauses({ duration: 250, pauses: [], longest: 100 })).toEqual([
    { from: 0, to: 100 },
    { from: 96, to: 196 },
    { from: 192, to: 250 },
  ]);
});

test('silence gives no piece', () => {
  expect(cutAtPauses({ duration: 60, pauses: [{ offset: 0, duration: 60 }], longest: 600 })).toEqual([]);
  expect(cutAtPauses({ duration: 0, pauses: [], longest: 600 })).toEqual([]);
});

test('a pause longer than a piece is left out', () => {
  const pauses = [{ offset: 50, duration: 300 }];
  expect(cutAtPauses({ duration: 400, pauses, longest: 100 })).toEqual([
    { from: 0, to: 50.5 },
    { from: 349.5, to: 400 },
  ]);
});
