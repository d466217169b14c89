import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { goalList } from '#domain/goals/contract/calls.ts';
import { type NextStep, userDashboard } from '#domain/users/contract/dashboard.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { GoalThatPresses } from './goal-that-presses.tsx';

const server = fakeServer();
afterEach(cleanup);

const [ruhig, laut] = ['a'.repeat(32), 'b'.repeat(32)];
const goal = (id: string, title: string) => ({
  ...{ id, title, target: 3, progress: 1, conditions: [], state: 'open', dueDate: '2026-05-02T08:00:00.000Z' },
  seminarId: null,
});

function show(nextStep: NextStep | null) {
  server.answer(userDashboard, { nextStep });
  server.answer(goalList, { assignedGoals: [goal(ruhig, 'Ruhig'), goal(laut, 'Lauter')] } as never);
  render(<GoalThatPresses />, { wrapper: InApp });
}
const step = { kind: 'goal', goalId: laut, dueDate: '2026-05-02T08:00:00.000Z' } as const;

test('names the goal that the server chose and what is missing', async () => {
  show({ ...step, isOverdue: false });
  expect(await screen.findByRole('heading', { name: 'Ihr Ziel „Lauter“ läuft bald ab' })).toBeTruthy();
  expect(screen.getByText(/Es fehlen noch 2 Vorträge/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ziel ansehen' }).getAttribute('href')).toBe(`/goals/${laut}`);
});

test('links a goal past its date to the goal, not to the recorder', async () => {
  show({ ...step, isOverdue: true });
  expect(await screen.findByRole('heading', { name: 'Die Frist für „Lauter“ ist vorbei' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Jetzt aufnehmen' })).toBeNull();
});

test('shows nothing if another step comes first', async () => {
  show({ kind: 'posts', groupId: ruhig, group: 'Redekreis', count: 1 });
  await waitFor(() => expect(server.received(goalList)).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
