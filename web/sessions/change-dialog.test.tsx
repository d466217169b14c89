import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { ChangeLanguageDialog } from './change-language-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

const { ChangeSession } = sessionCommands;
const server = fakeServer();

test('what is as it was cannot be sent, and no name at all says what is missing', async () => {
  render(<RenameDialog session={session} onClose={onClose} />, { wrapper: InApp });
  const name = screen.getByLabelText('Name des Vortrags');
  expect(screen.getByRole('button', { name: 'Umbenennen' })).toHaveProperty('disabled', true);
  fireEvent.change(name, { target: { value: '  ' } });
  fireEvent.submit(name);
  await screen.findByText('Bitte füllen Sie dieses Feld aus.');
  expect(server.received(ChangeSession)).toEqual([]);
});

test('a new name is sent by the Enter key, without what surrounds it', async () => {
  render(<RenameDialog session={session} onClose={onClose} />, { wrapper: InApp });
  const name = screen.getByLabelText('Name des Vortrags');
  fireEvent.change(name, { target: { value: ' Kundentermin ' } });
  fireEvent.submit(name);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.received(ChangeSession)).toEqual([{ id: session.id, name: 'Kundentermin' }]);
});

test('a change that is refused stays open, and its field says why', async () => {
  server.refuse(ChangeSession, 'quota_exhausted');
  render(<ChangeLanguageDialog session={session} onClose={onClose} />, { wrapper: InApp });
  const language = screen.getByLabelText('Sprache des Vortrags');
  fireEvent.change(language, { target: { value: 'en' } });
  fireEvent.click(screen.getByRole('button', { name: 'Neu analysieren' }));
  await waitFor(() => expect(language.getAttribute('aria-invalid')).toBe('true'));
  const reasons = language.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(reasons.map((id) => document.getElementById(id)?.textContent).join()).toContain('aufgebraucht');
  expect(onClose).not.toHaveBeenCalled();
});

const session = { id: '0'.repeat(32), name: 'Probe', locale: 'de' } as const;
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockClear();
  server.answer(ChangeSession, { id: session.id });
});

afterEach(cleanup);
