import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userCommands } from '#domain/users/contract/calls.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

const { ConfirmEmail } = userCommands;
const server = fakeServer();

test('sends the token once and removes it from the address at once', async () => {
  server.answer(ConfirmEmail, { emailVerified: true });
  open('#token=t0k-en');
  expect(location.href).not.toContain('t0k-en');
  expect(await screen.findByRole('heading', { name: 'Bestätigt' })).toBeTruthy();
  expect(server.received(ConfirmEmail)).toEqual([{ token: 't0k-en' }]);
});

test('an old link says so and leads on', async () => {
  server.refuse(ConfirmEmail, 'invalid_input');
  open('#token=old');
  expect((await screen.findByRole('alert')).textContent).toContain('Dieser Link gilt nicht mehr');
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toBeTruthy();
});

afterEach(cleanup);

function open(hash: string) {
  history.replaceState(null, '', `/auth/email/confirm${hash}`);
  render(<ConfirmEmailPage />, { wrapper: InApp });
}
