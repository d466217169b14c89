import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userCommands } from '#domain/users/contract/calls.ts';
import { CurrentUser } from '../lib/current-user.tsx';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';

const { SetFirstLogin } = userCommands;
const server = fakeServer();

test('the welcome opens the recorder and is marked as seen', async () => {
  open(['upload:audio']);
  fireEvent.click(screen.getByRole('button', { name: 'Ersten Vortrag aufnehmen' }));
  expect(location.pathname).toBe('/liverecorder');
  await waitFor(() => expect(server.received(SetFirstLogin)).toHaveLength(1));
});

test('a person who may not record gets no such offer and can close the welcome', async () => {
  open([]);
  expect(screen.queryByRole('button', { name: 'Ersten Vortrag aufnehmen' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Erst umsehen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(server.received(SetFirstLogin)).toHaveLength(1));
});

beforeEach(() => server.answer(SetFirstLogin, undefined));
afterEach(cleanup);

function open(permissions: readonly string[]) {
  history.replaceState(null, '', '/dashboard');
  render(
    <CurrentUser value={{ firstName: 'Anna', permissions } as never}>
      <WelcomeDialog />
    </CurrentUser>,
    { wrapper: InApp },
  );
}
