import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { goalList, usesGoals } from '#domain/goals/contract/calls.ts';
import type { UserData } from '#domain/users/contract/person.ts';
import { CurrentUser } from '../lib/current-user.tsx';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { useGoalOn } from './use-goal-on.ts';

const server = fakeServer();
afterEach(cleanup);

const goal = { target: 3, seminarId: null };
/** Reached goals come first here, unlike on the server. */
const assignedGoals = [
  {
    ...goal,
    id: 'a'.repeat(32),
    title: 'Geschafft',
    state: 'reached',
    conditions: [{ type: 'pauses', value: { from: 2, to: 4 } }],
  },
  { ...goal, id: 'b'.repeat(32), title: 'Ohne Ähm', state: 'open', conditions: [{ type: 'filler_words', value: 2 }] },
  { ...goal, id: 'c'.repeat(32), title: 'Später', state: 'open', conditions: [{ type: 'filler_words', value: 1 }] },
] as const;

test('finds the first open goal with a condition on the measure, and ignores reached goals', async () => {
  server.answer(goalList, { assignedGoals, createdGoals: [] });
  const user = { permissions: [usesGoals] } as unknown as UserData;
  render(
    <CurrentUser value={user}>
      <Goal measure="filler_words" />
      <Goal measure="pauses" />
    </CurrentUser>,
    { wrapper: InApp },
  );
  expect(await screen.findByText('Ohne Ähm: höchstens 2 je Minute, null bis 2 per_minute')).toBeTruthy();
  expect(screen.getByText('kein Ziel')).toBeTruthy();
});

function Goal({ measure }: Readonly<{ measure: 'filler_words' | 'pauses' }>) {
  const found = useGoalOn(measure);
  if (!found) return <p>kein Ziel</p>;
  const { title, asked, limits, unit } = found;
  return (
    <p>
      {title}: {asked}, {`${limits.from} bis ${limits.to} ${unit}`}
    </p>
  );
}
