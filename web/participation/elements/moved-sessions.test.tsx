import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { sessionProgress } from '#domain/progress/contract/calls.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { useWork } from '../dashboard/use-work.ts';
import { MovedSessions } from './moved-sessions.tsx';

const server = fakeServer();
const { SubmitVRTraining } = participationCommands;
const element = { id: 'e'.repeat(32), seminarId: '5'.repeat(32), submissions: [] } as never;
const session = (id: string, name: string, movement: number | null) =>
  ({
    id: id.repeat(32),
    name,
    recordingDate: '2026-11-19T17:05:00.000Z',
    sessionScore: 7.4,
    sessionScores: { movement },
  }) as never;

afterEach(cleanup);

test('offers talks with a movement score and submits one', async () => {
  server.answer(sessionProgress, { sessions: [session('a', 'Im Saal', 6.8), session('b', 'Am Schreibtisch', null)] });
  server.answer(SubmitVRTraining, { position: null });
  render(<Sessions />, { wrapper: InApp });
  fireEvent.click(await screen.findByRole('button', { name: 'Im Saal einreichen' }));
  await waitFor(() => expect(server.received(SubmitVRTraining)).toHaveLength(1));
  expect(server.received(SubmitVRTraining)[0]).toMatchObject({ sessionId: 'a'.repeat(32), elementId: 'e'.repeat(32) });
  expect(screen.queryByText('Am Schreibtisch')).toBeNull();
});

test('without such a talk, says when one appears', async () => {
  server.answer(sessionProgress, { sessions: [session('b', 'Am Schreibtisch', null)] });
  render(<Sessions />, { wrapper: InApp });
  await screen.findByText(/sobald seine Bewegung bewertet ist/);
});

function Sessions() {
  return <MovedSessions element={element} work={useWork(element)} />;
}
