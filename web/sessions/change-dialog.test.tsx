import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { ChangeLanguageDialog } from './change-language-dialog.tsx';

const { ChangeSession } = sessionCommands;
const server = fakeServer();

test('a refused change stays open, with the reason at its field', async () => {
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
