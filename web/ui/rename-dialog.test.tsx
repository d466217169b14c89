import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { RenameDialog } from './rename-dialog.tsx';

const { ChangeSession } = sessionCommands;
const server = fakeServer();

test('cannot send an unchanged name, and asks for a missing one', async () => {
  render(<RenameTalk />, { wrapper: InApp });
  const name = screen.getByLabelText('Name des Vortrags');
  expect(screen.getByRole('button', { name: 'Umbenennen' })).toHaveProperty('disabled', true);
  fireEvent.change(name, { target: { value: '  ' } });
  fireEvent.submit(name);
  await screen.findByText('Bitte füllen Sie dieses Feld aus.');
  expect(server.received(ChangeSession)).toEqual([]);
});

test('sends a trimmed new name by the Enter key', async () => {
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
