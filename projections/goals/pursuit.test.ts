import { expect, test } from 'vitest';
import { storedSamples } from '#domain/goals/event-samples.ts';
import type { PracticeEvent } from '#domain/goals/events.ts';
import { recorded, rowAfterIn } from '../row-after-for-test.ts';
import { pursuitModel } from './pursuit.ts';

const { GoalTaken: taken, GoalAdjusted: adjusted, GoalDropped: dropped, GoalReached: reached } = storedSamples;
const { GoalCelebrated: celebrated, GoalReminded: reminded, SessionNoted: noted, GoalRemoved: removed } = storedSamples;
const { goalId, since, target, conditions } = taken.data;
const due = '2026-12-24T18:00:00.000Z';
const row = {
  ...{ goal_id: goalId, user_id: 'ada', since, target, conditions, due_at: due },
  ...{ is_reached: false, to_celebrate: null, reminded: [] },
};
const at = '2026-10-01T09:00:00.000Z';
const later = [{ type: 'due_date', value: '2027-01-31T18:00:00.000Z' }] as const;
const adjustedTo = (change: object) => ({ ...adjusted, data: { ...adjusted.data, ...change } }) as PracticeEvent;

test.each([
  ['is taken', [], {}],
  ['is reached', [reached], { is_reached: true, to_celebrate: at }],
  ['is celebrated', [reached, celebrated], { is_reached: true }],
  ['somebody is reminded of', [reminded], { reminded: ['due_soon'] }],
  ['somebody is reminded of twice', [reminded, reminded], { reminded: ['due_soon', 'due_soon'] }],
  ['has another target', [reminded, adjustedTo({ target: 9 })], { target: 9, reminded: ['due_soon'] }],
  [
    'is due later',
    [reminded, adjustedTo({ conditions: later })],
    { conditions: later, due_at: later[0].value, reminded: [] },
  ],
  ['is reached no more', [reached, adjusted], {}],
  ['is still reached', [reached, adjustedTo({ isStillReached: true })], { is_reached: true, to_celebrate: at }],
  ['a talk is noted for', [noted], {}],
] as [string, PracticeEvent[], object][])('a goal that %s', (_what, events, change) =>
  expect(rowAfter(taken, ...events)).toEqual({ ...row, ...change }),
);

test('a goal that is dropped, or was never taken, is not pursued', () => {
  expect(rowAfter(taken, dropped)).toBeUndefined();
  for (const event of [adjusted, reached, celebrated, reminded]) expect(rowAfter(event)).toBeUndefined();
});

test('follows what a person does with one goal', () => {
  expect(pursuitModel.keys(recorded('practice-ada', reached, 0))).toEqual([[goalId, 'ada']]);
  expect(pursuitModel.keys(recorded('practice-ada', noted, 0))).toEqual([]);
  expect(pursuitModel.keys(recorded('goal-1', removed, 0))).toEqual([]);
});

const rowAfter = (...events: PracticeEvent[]) => rowAfterIn(pursuitModel, 'practice-ada', events);
