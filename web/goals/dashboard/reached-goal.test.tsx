import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { goalCommands, goalList } from '#domain/goals/contract/calls.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { ReachedGoal } from './reached-goal.tsx';

const server = fakeServer();
afterEach(cleanup);

const id = 'a'.repeat(32);
const goal = (isNewlyReached: boolean) => ({
  ...{ id, title: 'Ruhig', target: 2, progress: 2, conditions: [], state: 'reached', dueDate: null },
  ...{ seminarId: null, isNewlyReached },
});

test('shows a reached goal once and tells the server', async () => {
  server.answer(goalList, { assignedGoals: [goal(true)] } as never);
  server.answer(goalCommands.CelebrateGoal, undefined);
  render(<ReachedGoal />, { wrapper: InApp });
  expect(await screen.findByRole('heading', { name: 'Ziel erreicht: „Ruhig“' })).toBeTruthy();
  expect(screen.getByText('2 Vorträge haben gezählt. Schön gemacht.')).toBeTruthy();
  await waitFor(() => expect(server.received(goalCommands.CelebrateGoal)).toEqual([{ id }]));
});

test('does not repeat a reached goal that was shown before', async () => {
  server.answer(goalList, { assignedGoals: [goal(false)] } as never);
  render(<ReachedGoal />, { wrapper: InApp });
  await waitFor(() => expect(server.received(goalList)).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
