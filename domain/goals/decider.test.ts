import { describe, expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import type { GoalCondition } from './contract/conditions.ts';
import { type GoalCommand, goalDecider } from './decider.ts';
import type { GoalEvent } from './events.ts';

const given = specFor(goalDecider);
const [ada, bob, eve] = ['a'.repeat(32), 'b'.repeat(32), 'e'.repeat(32)] as const;
const [today, tomorrow, yesterday] = ['23', '24', '22'].map((day) => `2026-11-${day}T10:00:00.000Z`) as [
  string,
  string,
  string,
];
const now = new Date(today);
const conditions: GoalCondition[] = [{ type: 'filler_words', value: 2 }];
const rules = { title: 'Ohne Füllwörter', target: 3, conditions };
const due = (value: string): GoalCondition => ({ type: 'due_date', value });

const created = (...personIds: string[]): Extract<GoalEvent, { type: 'GoalCreated' }> => ({
  type: 'GoalCreated',
  data: { ownerId: ada, ...rules, personIds },
});
const create = (more: object = {}) =>
  ({
    type: 'CreateGoal',
    data: { ...rules, askedBy: ada, mayAssign: [ada, bob], personIds: [ada], ...more },
  }) as GoalCommand;
const change = (more: object = {}) =>
  ({ type: 'ChangeGoal', data: { ...rules, askedBy: ada, ...more } }) as GoalCommand;
const assign = (personId: string, askedBy: string = ada) =>
  ({ type: 'AssignPerson', data: { askedBy, personId, mayAssign: [ada, bob] } }) as const;
const unassign = (personId: string, askedBy: string = ada) =>
  ({ type: 'UnassignPerson', data: { askedBy, personId } }) as const;
const assigned = { type: 'PersonAssigned', data: { personId: bob } } as const;
const unassigned = { type: 'PersonUnassigned', data: { personId: bob } } as const;
const removed = { type: 'GoalRemoved', data: {} } as const;

test('a goal is set once', () => {
  given().when(create(), now).thenEmits(created(ada));
  given(created(ada)).when(create(), now).thenNothing();
});

test('a goal needs a person, and names each person once', () => {
  given()
    .when(create({ personIds: [] }), now)
    .thenRefuses('invalid_input');
  given()
    .when(create({ personIds: [bob, ada, bob] }), now)
    .thenEmits(created(bob, ada));
});

test('a goal is assigned only to permitted people', () => {
  given()
    .when(create({ personIds: [ada, eve] }), now)
    .thenRefuses('user_not_found');
  given(created(ada)).when(assign(eve), now).thenRefuses('user_not_found');
});

test('a goal has at most one condition of each type', () => {
  const conditions = [...rules.conditions, { type: 'filler_words', value: 1 }];
  given().when(create({ conditions }), now).thenRefuses('invalid_input');
  given(created(ada)).when(change({ conditions }), now).thenRefuses('invalid_input');
});

test('a due date must be in the future', () => {
  given()
    .when(create({ conditions: [due(yesterday)] }), now)
    .thenRefuses('invalid_input');
  given()
    .when(create({ conditions: [due(today)] }), now)
    .thenRefuses('invalid_input');
  given(created(ada))
    .when(change({ conditions: [due(yesterday)] }), now)
    .thenRefuses('invalid_input');
});

test('a past due date may stay in an edit of other fields', () => {
  const before = { ...created(ada), data: { ...created(ada).data, conditions: [due(yesterday)] } };
  const conditions = [due(yesterday)];
  given(before)
    .when(change({ title: 'Neu', conditions }), now)
    .thenEmits({ type: 'GoalChanged', data: { ...rules, title: 'Neu', conditions } });
  given(before)
    .when(change({ conditions: [due(tomorrow)] }), now)
    .thenEmits({ type: 'GoalChanged', data: { ...rules, conditions: [due(tomorrow)] } });
});

test('an edit without a difference changes nothing', () => given(created(ada)).when(change(), now).thenNothing());

test('only the owner changes, assigns and removes a goal; it does not exist for others', () => {
  given(created(ada, bob))
    .when(change({ askedBy: bob }), now)
    .thenRefuses('goal_not_found');
  given(created(ada)).when(assign(bob, bob), now).thenRefuses('goal_not_found');
  given(created(ada, bob))
    .when({ type: 'RemoveGoal', data: { askedBy: bob } }, now)
    .thenRefuses('goal_not_found');
  given(created(ada, bob)).when(unassign(ada, bob), now).thenRefuses('goal_not_found');
});

test('a goal is assigned to each person once', () => {
  given(created(ada)).when(assign(bob), now).thenEmits(assigned);
  given(created(ada), assigned).when(assign(bob), now).thenNothing();
  given(created(ada), assigned).when(assign(bob, bob), now).thenNothing();
});

test('the owner unassigns a person, and a person unassigns themselves', () => {
  given(created(ada, bob)).when(unassign(bob), now).thenEmits(unassigned);
  given(created(ada, bob)).when(unassign(bob, bob), now).thenEmits(unassigned);
  given(created(ada)).when(unassign(bob), now).thenNothing();
});

test('the owner cannot unassign the last person', () =>
  given(created(ada)).when(unassign(ada), now).thenRefuses('goal_needs_person'));

test('a removed goal does not exist', () => {
  given(created(ada))
    .when({ type: 'RemoveGoal', data: { askedBy: ada } }, now)
    .thenEmits(removed);
  given(created(ada), removed).when(change(), now).thenRefuses('goal_not_found');
  given().when(assign(ada), now).thenRefuses('goal_not_found');
});

describe('the due date of a goal', () => {
  const week = '2026-11-30T10:00:00.000Z';
  const dated: GoalEvent = {
    type: 'GoalCreated',
    data: { ...created(ada).data, conditions: [...conditions, due(week)] },
  };
  const changedTo = (...after: GoalCondition[]): GoalEvent => ({
    type: 'GoalChanged',
    data: { title: rules.title, target: rules.target, conditions: after },
  });
  const set = (data: object) => ({ type: 'ChangeGoal', data: { askedBy: ada, ...data } }) as GoalCommand;

  test('is set, changed and removed by its own field', () => {
    given(created(ada))
      .when(set({ dueDate: week }), now)
      .thenEmits(changedTo(...conditions, due(week)));
    given(dated)
      .when(set({ dueDate: tomorrow }), now)
      .thenEmits(changedTo(...conditions, due(tomorrow)));
    given(dated)
      .when(set({ dueDate: null }), now)
      .thenEmits(changedTo(...conditions));
  });

  test('stays when only the other conditions are changed', () => {
    const others: GoalCondition[] = [{ type: 'repetition', value: 4 }];
    given(dated)
      .when(set({ conditions: others }), now)
      .thenEmits(changedTo(...others, due(week)));
    given(dated)
      .when(set({ conditions: [...others, due(tomorrow)] }), now)
      .thenEmits(changedTo(...others, due(tomorrow)));
  });

  test('is given only once, as a condition or as a field', () =>
    given(created(ada))
      .when(set({ conditions: [...conditions, due(week)], dueDate: week }), now)
      .thenRefuses('invalid_input'));
});

test('the state follows from the latest events', () => {
  const events: GoalEvent[] = [
    created(ada, bob),
    { type: 'GoalChanged', data: { title: 'Ruhig sprechen', target: 2, conditions } },
    unassigned,
  ];
  expect(events.reduce(goalDecider.evolve, null)).toEqual({
    ...{ ownerId: ada, title: 'Ruhig sprechen', target: 2, conditions },
    people: [ada],
  });
});
