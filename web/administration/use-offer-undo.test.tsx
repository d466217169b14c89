import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { administrationCommands } from '#domain/administration/contract/calls.ts';
import { send } from '../lib/api.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { Snackbar } from '../ui/snackbar.tsx';
import { snackbarState } from '../ui/snackbar-state.ts';
import { useOfferUndo } from './use-offer-undo.ts';

const { ActivateUsers } = administrationCommands;
const server = fakeServer();
const ids = ['a'.repeat(32)];

beforeEach(() => {
  snackbarState.snacks = [];
});

test('an undo runs and the page confirms it', async () => {
  server.answer(ActivateUsers, { done: ids, leftOut: [] });
  await undo();
  await screen.findByText('Das ist rückgängig gemacht.');
  await waitFor(() => expect(server.received(ActivateUsers)).toHaveLength(1));
});

test('a failed undo says why', async () => {
  server.refuse(ActivateUsers, 'access_denied');
  await undo();
  await screen.findByText('Dafür fehlt Ihnen eine Berechtigung.');
  expect(screen.queryByText('Das ist rückgängig gemacht.')).toBeNull();
});

async function undo() {
  render(
    <>
      <Offer />
      <Snackbar />
    </>,
    { wrapper: InApp },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Tun' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
}

function Offer() {
  const offerUndo = useOfferUndo();
  return (
    <button type="button" onClick={() => offerUndo('Getan', () => send(ActivateUsers, { ids, time: null }))}>
      Tun
    </button>
  );
}
