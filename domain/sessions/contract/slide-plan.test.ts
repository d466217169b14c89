import { expect, test } from 'vitest';
import { judgePlan } from './slide-plan.ts';

test.each([
  [40, 40, { kind: 'on_plan' }],
  [48, 40, { kind: 'on_plan' }],
  [49, 40, { kind: 'longer', by: 9 }],
  [31, 40, { kind: 'shorter', by: 9 }],
  [12.4, 10, { kind: 'on_plan' }],
  [4, 8, { kind: 'shorter', by: 4 }],
  [16.9, 10, { kind: 'longer', by: 6 }],
])('%d s of %d s', (seconds, planned, judgement) => {
  expect(judgePlan(seconds, planned)).toEqual(judgement);
});

test('judges nothing without a plan', () => {
  expect(judgePlan(40, null)).toBeUndefined();
});
