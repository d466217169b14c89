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

test('a goal that was reached is told once, and the server is told that it was', async () => {
  server.answer(goalList, { assignedGoals: [goal(true)] } as never);
  server.answer(goalCommands.CelebrateGoal, undefined);
  render(<ReachedGoal />, { wrapper: InApp });
  expect(await screen.findByRole('heading', { name: 'Ziel erreicht: „Ruhig“' })).toBeTruthy();
  expect(screen.getByText('2 Vorträge haben gezählt. Schön gemacht.')).toBeTruthy();
  await waitFor(() => expect(server.received(goalCommands.CelebrateGoal)).toEqual([{ id }]));
});

test('a goal that was shown before is not told again', async () => {
  server.answer(goalList, { assignedGoals: [goal(false)] } as never);
  render(<ReachedGoal />, { wrapper: InApp });
  await waitFor(() => expect(server.received(goalList)).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
