import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInList, userCommands } from '#domain/users/contract/calls.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';

const { EndSignIn, EndOtherSignIns } = userCommands;
const server = fakeServer();
const at = '2026-11-21T09:00:00.000Z';
const times = { signedInAt: at, lastUsedAt: at };
const here = { id: 'a', browser: 'Firefox', system: 'Linux', device: 'desktop', isCurrent: true, ...times } as const;
const away = { id: 'b', browser: 'Safari', system: 'iOS', device: 'phone', isCurrent: false, ...times } as const;
const unknown = { ...away, id: 'c', browser: null, system: null, device: 'other' } as const;

test('each sign-in shows its device and its time; the present one is marked and cannot be ended here', async () => {
  server.answer(signInList, [here, away, unknown]);
  show();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => within(row).queryByRole('button')?.textContent)).toEqual([
    undefined,
    'Abmelden',
    'Abmelden',
  ]);
  expect(rows[0]?.textContent).toContain('Firefox unter LinuxDieses Gerät');
  expect(rows[2]?.textContent).toContain('Unbekanntes Gerät');
});

test('asks before it ends a sign-in, which then disappears', async () => {
  server.answer(signInList, [here, away]);
  server.answer(EndSignIn, () => {
    server.answer(signInList, [here]);
    return undefined;
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Abmelden: Safari unter iOS' }));
  expect(server.received(EndSignIn)).toEqual([]);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Abmelden' }));
  await waitFor(() => expect(screen.queryByText('Safari unter iOS')).toBeNull());
  expect(server.received(EndSignIn)).toEqual([{ id: 'b' }]);
  expect(screen.queryByRole('button', { name: 'Alle anderen abmelden' })).toBeNull();
});

test('ends all other sign-ins at once and shows a refusal in the dialog', async () => {
  server.answer(signInList, [here, away, unknown]);
  server.refuse(EndOtherSignIns, 'internal_error');
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Alle anderen abmelden' }));
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Alle anderen abmelden' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  server.answer(EndOtherSignIns, () => {
    server.answer(signInList, [here]);
    return undefined;
  });
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Alle anderen abmelden' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

test('an error offers a retry', async () => {
  server.refuse(signInList, 'internal_error');
  show();
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  server.answer(signInList, [here]);
  fireEvent.click(again);
  expect(await screen.findByText('Firefox unter Linux')).toBeTruthy();
});

beforeEach(() => void history.replaceState(null, '', '/settings'));
afterEach(cleanup);

const show = () => render(<SignedInDevices />, { wrapper: InApp });
