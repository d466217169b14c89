import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productConfig } from '#domain/product/contract/calls.ts';
import { emailChange } from '#domain/users/contract/account.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { CurrentUser } from '../../lib/current-user.tsx';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { Email } from './email.tsx';

const { RequestEmailChange, WithdrawEmailChange } = userCommands;
const server = fakeServer();
const expiresAt = '2026-11-24T09:00:00.000Z';

test('names who has not confirmed a new address, and withdraws the change', async () => {
  server.answer(emailChange, { change: { email: 'neu@example.org', waitsFor: ['old'], expiresAt } });
  show();
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(['ada@example.org']);
  server.answer(WithdrawEmailChange, () => {
    server.answer(emailChange, { change: null });
    return undefined;
  });
  fireEvent.click(screen.getByRole('button', { name: 'Doch nicht ändern' }));
  await waitFor(() => expect(screen.queryByText('neu@example.org')).toBeNull());
});

test('shows a taken address and a wrong password at their fields', async () => {
  server.answer(emailChange, { change: null });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'E-Mail-Adresse ändern' }));
  fireEvent.change(screen.getByLabelText('Neue E-Mail-Adresse'), { target: { value: 'eve@example.org' } });
  fireEvent.change(screen.getByLabelText('Ihr Passwort'), { target: { value: 'geraten' } });
  server.refuse(RequestEmailChange, 'invalid_input', [{ field: 'currentPassword', code: 'incorrect' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Links schicken' }));
  expect(await screen.findByText('Dieses Passwort ist falsch.')).toBeTruthy();
  server.refuse(RequestEmailChange, 'user_exists', [{ field: 'email', code: 'taken' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Links schicken' }));
  expect(await screen.findByText('Zu dieser E-Mail-Adresse gibt es schon ein Konto.')).toBeTruthy();
});

beforeEach(() => server.answer(productConfig, { localMailbox: false }));
afterEach(cleanup);

const show = () =>
  render(
    <CurrentUser value={{ email: 'ada@example.org', emailVerified: true } as never}>
      <Email />
    </CurrentUser>,
    { wrapper: InApp },
  );
