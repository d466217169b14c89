import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { RenameDialog } from './rename-dialog.tsx';

const { ChangeSession } = sessionCommands;
const server = fakeServer();

test('what is as it was cannot be sent, and no name at all says what is missing', async () => {
  render(<RenameTalk />, { wrapper: InApp });
  const name = screen.getByLabelText('Name des Vortrags');
  expect(screen.getByRole('button', { name: 'Umbenennen' })).toHaveProperty('disabled', true);
  fireEvent.change(name, { target: { value: '  ' } });
  fireEvent.submit(name);
  await screen.findByText('Bitte füllen Sie dieses Feld aus.');
  expect(server.received(ChangeSession)).toEqual([]);
});

test('a new name is sent by the Enter key, without what surrounds it', async () => {
  render(<RenameTalk />, { wrapper: InApp });
  const name = screen.getByLabelText('Name des Vortrags');
  fireEvent.change(name, { target: { value: ' Kundentermin ' } });
  fireEvent.submit(name);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(fetchAgain).toHaveBeenCalled();
  expect(server.received(ChangeSession)).toEqual([{ id, name: 'Kundentermin' }]);
});

const id = '0'.repeat(32);
const [onClose, fetchAgain] = [vi.fn(), vi.fn()];

const RenameTalk = () => (
  <RenameDialog
    command={ChangeSession}
    field="name"
    fixed={{ id }}
    name="Probe"
    title="Vortrag umbenennen"
    label="Name des Vortrags"
    fetchAgain={fetchAgain}
    onClose={onClose}
  />
);

beforeEach(() => {
  onClose.mockClear();
  server.answer(ChangeSession, { id });
});

afterEach(cleanup);
