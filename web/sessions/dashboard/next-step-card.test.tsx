import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sessionList } from '#domain/sessions/contract/calls.ts';
import { userDashboard } from '#domain/users/contract/dashboard.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { NextStep } from './next-step-card.tsx';

const server = fakeServer();
afterEach(cleanup);

test('asks for the first talk if nothing else waits', async () => {
  server.answer(userDashboard, { nextStep: null });
  server.answer(sessionList, []);
  render(<NextStep />, { wrapper: InApp });
  expect(await screen.findByRole('heading', { name: 'Nehmen Sie Ihren ersten Vortrag auf' })).toBeTruthy();
});

test('a waiting step comes before the newest talk', async () => {
  server.answer(userDashboard, { nextStep: { kind: 'invitation', invitationId: 'a'.repeat(32) } });
  server.answer(sessionList, []);
  const { container } = render(<NextStep />, { wrapper: InApp });
  await waitFor(() => expect(container.innerHTML).toBe(''));
});
