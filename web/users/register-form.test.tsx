import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userCommands } from '#domain/users/contract/calls.ts';
import { accessToken, dropToken } from '../lib/auth-state.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { RegisterForm } from './register-form.tsx';

const { Login, Register } = userCommands;
const server = fakeServer();

test('an empty form shows an error at each field and sends nothing', async () => {
  submit();
  await waitFor(() => expect(errorAt('Vorname')).toBe('Bitte füllen Sie dieses Feld aus.'));
  expect(errorAt('E-Mail-Adresse')).toBe('Bitte geben Sie Ihre E-Mail-Adresse ein.');
  expect(errorAt('Passwort')).toContain('Das Passwort erfüllt noch nicht alle Regeln.');
  expect(screen.getByText('Ohne Zustimmung lässt sich kein Konto anlegen.')).toBeTruthy();
  expect(server.received(Register)).toEqual([]);
});

test('the first field with an error gets the focus', async () => {
  fill({ Vorname: 'Anna', Nachname: 'Berger' });
  submit();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-Mail-Adresse')));
});

test('ticks off password rules while typing', () => {
  fill({ Passwort: 'Abc1' });
  const met = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.endsWith('erfüllt'));
  expect(met.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    'ein Kleinbuchstabe',
    'ein Großbuchstabe',
    'eine Ziffer',
  ]);
});

test("the form has the server's limits", async () => {
  fill({ Vorname: 'A', Nachname: 'B'.repeat(101), 'E-Mail-Adresse': 'anna@' });
  submit();
  await waitFor(() => expect(errorAt('Vorname')).toBe('Bitte geben Sie mindestens 2 Zeichen ein.'));
  expect(errorAt('Nachname')).toBe('Das ist zu lang: höchstens 100 Zeichen.');
  expect(errorAt('E-Mail-Adresse')).toContain('Das ist keine vollständige E-Mail-Adresse');
});

test('shows different passwords as an error at the second one', async () => {
  fill({ Passwort: 'Geheim-123', 'Passwort wiederholen': 'Geheim-124' });
  submit();
  await waitFor(() => expect(errorAt('Passwort wiederholen')).toBe('Die beiden Passwörter sind nicht gleich.'));
});

test('shows a taken address as an error until it is changed', async () => {
  server.refuse(Register, 'user_exists', [{ field: 'email', code: 'taken' }]);
  fillAll();
  submit();
  await waitFor(() => expect(errorAt('E-Mail-Adresse')).toBe('Zu dieser E-Mail-Adresse gibt es schon ein Konto.'));
  fill({ 'E-Mail-Adresse': 'anna.b@example.org' });
  await waitFor(() => expect(errorAt('E-Mail-Adresse')).toBe(''));
});

test('shows a too common password as an error at the password', async () => {
  server.refuse(Register, 'invalid_input', [{ field: 'password', code: 'too_common' }]);
  fillAll();
  submit();
  await waitFor(() => expect(errorAt('Passwort')).toContain('zu leicht zu erraten'));
});

test('shows too many attempts above the button', async () => {
  server.refuse(Register, 'too_many_requests');
  fillAll();
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('zu viele Versuche');
});

test('signs a new person in and greets them', async () => {
  fillAll();
  submit();
  await waitFor(() => expect(accessToken()).toBe('token'));
  expect(location.pathname).toBe('/auth/new-user');
});

test('greets a new person who has to confirm their address before the first sign-in', async () => {
  server.refuse(Login, 'EMAIL_NOT_VERIFIED');
  fillAll();
  submit();
  await waitFor(() => expect(location.pathname).toBe('/auth/new-user'));
  expect(accessToken()).toBeUndefined();
});

beforeEach(() => {
  dropToken();
  history.replaceState(null, '', '/auth/register');
  const user = { email: 'anna@example.org' };
  server.answer(Register, { user, emailToken: 'e' });
  server.answer(Login, { accessToken: 'token', refreshToken: null, userData: user });
  render(<RegisterForm policy={{ min: 8, max: 128, classes: ['lower', 'upper', 'digit', 'special'] }} />, {
    wrapper: InApp,
  });
});
afterEach(cleanup);

function fill(fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

function fillAll() {
  fill({ Vorname: 'Anna', Nachname: 'Berger', 'E-Mail-Adresse': 'anna@example.org' });
  fill({ Passwort: 'Geheim-123', 'Passwort wiederholen': 'Geheim-123' });
  fireEvent.click(screen.getByRole('checkbox'));
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Konto anlegen' }));

/** The error that a screen reader adds to the field, without the hint. */
function errorAt(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.flatMap((id) => (id.endsWith('-error') ? [document.getElementById(id)?.textContent] : [])).join();
}
