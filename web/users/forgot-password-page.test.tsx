import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productConfig } from '#domain/product/contract/calls.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const { MakePasswordReset } = userCommands;
const server = fakeServer();

test('requests a link at most once in ten seconds, and does not reveal whether the account exists', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<ForgotPasswordPage />, { wrapper: InApp });
  fireEvent.change(screen.getByLabelText('E-Mail-Adresse'), { target: { value: ' anna@example.org ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Link anfordern' }));
  expect(await screen.findByText(/Wenn es zu dieser Adresse ein Konto gibt/)).toBeTruthy();
  expect(server.received(MakePasswordReset)).toEqual([{ email: 'anna@example.org' }]);
  expect(screen.getByRole('button', { name: 'Mail ist unterwegs' })).toHaveProperty('disabled', true);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('button', { name: 'Link anfordern' })).toHaveProperty('disabled', false);
});

test('shows a refusal and does not say that a mail was sent', async () => {
  server.refuse(MakePasswordReset, 'too_many_requests');
  render(<ForgotPasswordPage />, { wrapper: InApp });
  fireEvent.change(screen.getByLabelText('E-Mail-Adresse'), { target: { value: 'anna@example.org' } });
  fireEvent.click(screen.getByRole('button', { name: 'Link anfordern' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Das waren zu viele Versuche.');
  expect(screen.queryByText(/ist eine Mail unterwegs/)).toBeNull();
});

beforeEach(() => {
  server.answer(MakePasswordReset, undefined);
  server.answer(productConfig, { localMailbox: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
