import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { ChangeLanguageDialog } from './change-language-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

test('what is as it was is not sent', () => {
  render(<RenameDialog session={session} onClose={onClose} />, { wrapper: InApp });
  const name = screen.getByLabelText('Name des Vortrags');
  for (const value of ['Probe', ' Probe ', '  ']) {
    fireEvent.change(name, { target: { value } });
    fireEvent.submit(name);
  }
  expect(sent).toEqual([]);
});

test('a new name is sent by the Enter key, without what surrounds it', async () => {
  render(<RenameDialog session={session} onClose={onClose} />, { wrapper: InApp });
  const name = screen.getByLabelText('Name des Vortrags');
  fireEvent.change(name, { target: { value: ' Kundentermin ' } });
  fireEvent.submit(name);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ name: 'Kundentermin' }]);
});

test('a change that is refused stays open, and its field says why', async () => {
  answer = () => Response.json({ code: 'quota_exhausted', requestId: 'r' }, { status: 429 });
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
let sent: unknown[] = [];
let answer = () => Response.json({ id: session.id });

beforeEach(() => {
  sent = [];
  onClose.mockClear();
  vi.stubGlobal('fetch', async (_path: string, { body = '' }: RequestInit = {}) => {
    sent.push(JSON.parse(String(body)));
    return answer();
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  answer = () => Response.json({ id: session.id });
});
