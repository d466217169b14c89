import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productConfig } from '#domain/product/contract/calls.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { accessToken, holdToken } from '../lib/auth-state.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const { ResetPassword } = userCommands;
const server = fakeServer();
const password = 'Weite-Reise-42';

test("sends the new password with the link's token and opens the login after five seconds", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  holdToken('ended-by-the-server');
  open('#token=t0k-en');
  expect(location.href).not.toContain('t0k-en');
  await fill(password, password);
  expect(await screen.findByRole('heading', { name: 'Ihr neues Passwort gilt' })).toBeTruthy();
  expect(server.received(ResetPassword)).toEqual([{ token: 't0k-en', password, confirmPassword: password }]);
  expect(accessToken()).toBeUndefined();
  act(() => void vi.advanceTimersByTime(5_000));
  await waitFor(() => expect(location.pathname).toBe('/auth/login'));
});

test('does not send a password that breaks the rules', async () => {
  open('#token=t0k-en');
  await fill('kurz', 'anders');
  expect(await screen.findByText('Das Passwort erfüllt noch nicht alle Regeln.')).toBeTruthy();
  expect(screen.getByText('Die beiden Passwörter sind nicht gleich.')).toBeTruthy();
  expect(server.received(ResetPassword)).toEqual([]);
});

test('after a too common password, the link can be used again', async () => {
  server.refuse(ResetPassword, 'invalid_input', [{ field: 'password', code: 'common' }]);
  open('#token=t0k-en');
  await fill(password, password);
  expect(await screen.findByText(/zu leicht zu erraten/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Passwort setzen' })).toBeTruthy();
});

test.each(['#token=used', ''])('an old link (%s) offers a new one', async (hash) => {
  server.refuse(ResetPassword, 'invalid_input', [{ field: 'token', code: 'expired' }]);
  open(hash);
  if (hash) await fill(password, password);
  expect((await screen.findByRole('alert')).textContent).toContain('Dieser Link gilt nicht mehr');
  fireEvent.click(screen.getByRole('button', { name: 'Neuen Link anfordern' }));
  expect(location.pathname).toBe('/auth/forgotPassword');
});

beforeEach(() => {
  server.answer(productConfig, {
    passwordPolicy: { min: 8, max: 128, classes: ['lower', 'upper', 'digit', 'special'] },
  });
  server.answer(ResetPassword, undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(hash: string) {
  history.replaceState(null, '', `/auth/password/reset${hash}`);
  render(<ResetPasswordPage />, { wrapper: InApp });
}

async function fill(first: string, second: string) {
  fireEvent.change(await screen.findByLabelText('Neues Passwort'), { target: { value: first } });
  fireEvent.change(screen.getByLabelText('Passwort wiederholen'), { target: { value: second } });
  fireEvent.click(screen.getByRole('button', { name: 'Passwort setzen' }));
}
