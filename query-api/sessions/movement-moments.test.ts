import { expect, test } from 'vitest';
import type { MovementResults } from '#domain/sessions/contract/movement/report.ts';
import { momentsOf } from './movement-moments.ts';

const series = { t0: 0, dt: 0.1, values: [] };
const results: MovementResults = {
  ...{ head: series, left: series, right: series, heatmap: [] },
  gestures: [1, 2, 40, 41, 42, 90].map((offset) => ({ offset, duration: 0.5 })),
  headTurns: [5, 30, 31, 32, 33, 60, 61],
  swaying: [12, 40, 70, 100].map((offset, index) => ({ offset, duration: 10 + index })),
  pacing: [],
  handsHidden: [{ offset: 3.12, duration: 6 }],
  gaze: [
    { at: 'left', offset: 0, duration: 20 },
    { at: 'notes', offset: 20, duration: 4 },
    { at: 'right', offset: 24, duration: 5 },
    { at: 'left', offset: 29, duration: 12 },
    { at: 'elsewhere', offset: 41, duration: 9 },
  ],
};

test.each([
  ['swaying', [40, 70, 100]],
  ['pacing', []],
  ['hands_hidden', [3.1]],
  ['gaze_one_third', [0, 29]],
  ['gaze_away', [20, 41]],
  ['hands_still', [2.5, 42.5, 1.5].sort((a, b) => a - b)],
  ['hands_restless', [1, 40, 90]],
  ['head_restless', [5, 30, 60]],
] as const)('shows %s where it is clearest, in order of time', (fault, moments) =>
  expect(momentsOf(fault, results)).toEqual(moments),
);
