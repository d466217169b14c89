import { expect, test } from 'vitest';
import { storedSamples } from '#domain/goals/event-samples.ts';
import type { GoalEvent } from '#domain/goals/events.ts';
import { recorded, rowAfterIn } from '../row-after-for-test.ts';
import { goalListModel } from './goal-list.ts';

const { GoalCreated: created, GoalChanged: changed, GoalRemoved: removed, PersonAssigned: assigned } = storedSamples;
const { ownerId, title, target, conditions } = created.data;
const due = '2026-12-24T18:00:00.000Z';
const row = {
  ...{ id: '1', owner_id: ownerId, title, target, conditions, due_at: due, first_due_at: due },
  created_at: '2026-10-01T09:00:00.000Z',
};
const changedTo = (change: object) => ({ ...changed, data: { ...changed.data, ...change } }) as GoalEvent;
const dueLater = [{ type: 'due_date', value: '2027-01-31T18:00:00.000Z' }] as const;
const dueNever = { ...created, data: { ...created.data, conditions: [] } } as GoalEvent;

test.each([
  ['is new', [], {}],
  ['has a new title', [changed], { title: changed.data.title, target: 5 }],
  ['is assigned to another person, too', [assigned], {}],
  [
    'is due later than at first',
    [changedTo({ title, target, conditions: dueLater })],
    { conditions: dueLater, due_at: dueLater[0].value },
  ],
] as [string, GoalEvent[], object][])('a goal that %s', (_what, events, change) =>
  expect(rowAfter(created, ...events)).toEqual({ ...row, ...change }),
);

test('the first date counts as the original one, also if it came later', () => {
  expect(rowAfter(dueNever)).toMatchObject({ due_at: null, first_due_at: null });
  expect(rowAfter(dueNever, changed, changedTo({ conditions: dueLater }))).toMatchObject({
    due_at: dueLater[0].value,
    first_due_at: due,
  });
});

test('the title of an erased person is empty', () => {
  const erased = `erased:${ownerId}`;
  expect(rowAfter({ ...created, data: { ...created.data, title: erased } })?.title).toBe('');
  expect(rowAfter(created, changedTo({ title: erased }))?.title).toBe('');
});

test('does not list a goal that is removed or that nobody made', () => {
  expect(rowAfter(created, removed)).toBeUndefined();
  expect(rowAfter(changed)).toBeUndefined();
  expect(rowAfter(assigned)).toBeUndefined();
});

test('follows only the goals', () => {
  expect(goalListModel.keys(recorded('goal-1', changed, 1))).toEqual(['1']);
  expect(goalListModel.keys(recorded('practice-1', storedSamples.GoalReached, 1))).toEqual([]);
});

const rowAfter = (...events: GoalEvent[]) => rowAfterIn(goalListModel, 'goal-1', events);
