import { expect, test } from 'vitest';
import { nextStep, pressingDays, type Waiting } from './next-step.ts';

const now = new Date('2026-11-23T12:00:00Z');
const id = (letter: string) => letter.repeat(32);
const goal = (letter: string, days: number) => ({
  goalId: id(letter),
  dueDate: new Date(now.getTime() + days * 86_400_000).toISOString(),
});

const all: Waiting = {
  goals: [goal('a', 1)],
  element: { seminarId: id('b'), seminar: 'Frei reden', elementId: id('c'), title: 'Einwände', dueAt: null },
  feedback: { sessionId: id('d'), session: 'Probe', count: 2 },
  invitation: { invitationId: id('e') },
  posts: { groupId: id('f'), group: 'Redekreis', count: 3 },
};
const kindOf = (waiting: Waiting) => nextStep(waiting, now)?.kind;

test('the order is: urgent goal, seminar, feedback, invitations, posts', () => {
  const kinds = [kindOf(all)];
  let waiting: Waiting = { ...all, goals: [] };
  for (const kind of ['element', 'feedback', 'invitation', 'posts'] as const) {
    kinds.push(kindOf(waiting));
    waiting = { ...waiting, [kind]: null };
  }
  expect(kinds).toEqual(['goal', 'element', 'feedback', 'invitation', 'posts']);
  expect(nextStep(waiting, now)).toBeNull();
});

test('chooses the goal that is due first', () => {
  expect(nextStep({ ...all, goals: [goal('a', 2), goal('b', 1)] }, now)).toEqual({
    ...{ kind: 'goal', isOverdue: false },
    ...goal('b', 1),
  });
});

test('a goal that is still possible comes before overdue ones, of which the latest comes first', () => {
  expect(nextStep({ ...all, goals: [goal('a', -1), goal('b', 2)] }, now)).toMatchObject({ goalId: id('b') });
  expect(nextStep({ ...all, goals: [goal('a', -2), goal('b', -1)] }, now)).toMatchObject({
    ...{ goalId: id('b'), isOverdue: true },
  });
});

test('a goal is urgent some days before its date, and after it', () => {
  for (const [days, kind] of [
    [pressingDays, 'goal'],
    [pressingDays + 0.1, 'element'],
    [-pressingDays, 'goal'],
    [-pressingDays - 0.1, 'element'],
  ] as const)
    expect(kindOf({ ...all, goals: [goal('a', days)] })).toBe(kind);
});
