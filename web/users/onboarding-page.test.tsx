import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userCommands } from '#domain/users/contract/calls.ts';
import { dropToken, holdToken } from '../lib/auth-state.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { OnboardingPage } from './onboarding-page.tsx';

const { CompleteOnboarding } = userCommands;
const server = fakeServer();

test('the last slide ends the introduction and opens the address first requested', async () => {
  open('?to=%2Fsettings');
  expect(button('Zurück')).toHaveProperty('disabled', true);
  for (let page = 1; page < 4; page += 1) {
    expect(screen.getByRole('img', { name: `Seite ${page} von 4` })).toBeTruthy();
    fireEvent.click(button('Weiter'));
  }
  fireEvent.click(button('Los geht’s'));
  await waitFor(() => expect(location.pathname).toBe('/settings'));
  expect(server.received(CompleteOnboarding)).toHaveLength(1);
});

test('skipping also ends the introduction', async () => {
  open('');
  fireEvent.click(button('Einführung überspringen'));
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('an end that could not be saved says so and can be retried', async () => {
  server.breakOff(CompleteOnboarding);
  open('');
  fireEvent.click(button('Einführung überspringen'));
  await screen.findByRole('alert');
  server.answer(CompleteOnboarding, undefined);
  fireEvent.click(button('Einführung überspringen'));
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('sends a signed-out person to the login', () => {
  dropToken();
  open('');
  expect(location.pathname).toBe('/auth/login');
});

beforeEach(() => {
  holdToken('token');
  server.answer(CompleteOnboarding, undefined);
});
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

function open(search: string) {
  history.replaceState(null, '', `/auth/onboarding${search}`);
  render(<OnboardingPage />, { wrapper: InApp });
}
