import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ErrorCode } from '#domain/kernel/errors.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { accessToken, dropToken } from '../lib/auth-state.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { LoginForm } from './login-form.tsx';

const { Login } = userCommands;
const server = fakeServer();

test.each<[ErrorCode, string]>([
  ['password_incorrect', 'E-Mail-Adresse oder Passwort ist falsch.'],
  ['EMAIL_NOT_VERIFIED', 'Ihre E-Mail-Adresse ist noch nicht bestätigt.'],
  ['user_not_active', 'Dieses Konto ist nicht aktiv.'],
  ['too_many_requests', 'Das waren zu viele Versuche.'],
  ['internal_error', 'Das hat nicht geklappt.'],
])('%s reads: %s', async (code, words) => {
  server.refuse(Login, code);
  fill('anna@example.org', 'x');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(accessToken()).toBeUndefined();
});

test.each(['x', 'p'.repeat(64)])('sends a password of any length, because rules change', async (password) => {
  fill(' anna@example.org ', password);
  await waitFor(() => expect(accessToken()).toBe('token'));
  expect(server.received(Login)).toEqual([{ email: 'anna@example.org', password, from: '/' }]);
});

test('sends nothing without an address and a password', async () => {
  fill(' ', '');
  expect(await screen.findByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeTruthy();
  expect(screen.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeTruthy();
  expect(server.received(Login)).toEqual([]);
});

test('can show the password and accepts a pasted one', () => {
  const field = screen.getByLabelText('Passwort');
  fireEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect(field.getAttribute('type')).toBe('text');
  expect(fireEvent.paste(field)).toBe(true);
});

beforeEach(() => {
  dropToken();
  server.answer(Login, { accessToken: 'token', refreshToken: null, userData: {} });
  render(<LoginForm />, { wrapper: InApp });
});
afterEach(cleanup);

function fill(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('E-Mail-Adresse'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Passwort'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
}
