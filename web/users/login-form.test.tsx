import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessToken, dropToken } from '../lib/auth-state.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { LoginForm } from './login-form.tsx';

test.each([
  [401, 'password_incorrect', 'E-Mail-Adresse oder Passwort ist falsch.'],
  [403, 'EMAIL_NOT_VERIFIED', 'Ihre E-Mail-Adresse ist noch nicht bestätigt.'],
  [403, 'user_not_active', 'Dieses Konto ist nicht aktiv.'],
  [429, 'too_many_requests', 'Das waren zu viele Versuche.'],
  [500, 'internal_error', 'Das hat nicht geklappt.'],
])('a refusal with %i %s is told as: %3$s', async (status, code, words) => {
  answer = () => Response.json({ code }, { status });
  fill('anna@example.org', 'x');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(accessToken()).toBeUndefined();
});

test.each(['x', 'p'.repeat(64)])('a password of any length is tried, because rules change', async (password) => {
  fill(' anna@example.org ', password);
  await waitFor(() => expect(accessToken()).toBe('token'));
  expect(sent).toEqual({ email: 'anna@example.org', password });
});

test('nothing is sent without an address and a password', async () => {
  fill(' ', '');
  expect(await screen.findByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeTruthy();
  expect(screen.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeTruthy();
  expect(sent).toBeUndefined();
});

test('the password can be shown, and takes what is pasted', () => {
  const field = screen.getByLabelText('Passwort');
  fireEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect(field.getAttribute('type')).toBe('text');
  expect(fireEvent.paste(field)).toBe(true);
});

let sent: unknown;
let answer: () => Response;

beforeEach(() => {
  sent = undefined;
  dropToken();
  answer = () => Response.json({ accessToken: 'token', refreshToken: null, userData: {} });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent = JSON.parse(body);
    return answer();
  });
  render(<LoginForm />, { wrapper: InApp });
});
afterEach(cleanup);

function fill(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('E-Mail-Adresse'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Passwort'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
}
