import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { apiTokenCommands, apiTokenList } from '#domain/users/contract/api-tokens.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { ApiTokens } from './api-tokens.tsx';

const { MakeApiToken, RevokeApiToken } = apiTokenCommands;
const server = fakeServer();
const at = '2026-11-21T09:00:00.000Z';
const token = { id: 'a'.repeat(32), name: 'Auswertung', scope: 'read', state: 'active', madeAt: at } as const;
const active = { ...token, expiresAt: at, lastUsedAt: null };
const show = () => render(<ApiTokens />, { wrapper: InApp });

afterEach(cleanup);

test('shows a token once, after it is made', async () => {
  server.answer(apiTokenList, []);
  server.answer(MakeApiToken, { id: token.id, token: 'rostra_geheim', expiresAt: at });
  show();
  await screen.findByText('Noch kein Programm hat ein Token von Ihnen.');
  fireEvent.click(screen.getByRole('button', { name: 'Token erstellen' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Token erstellen' }));
  expect(await dialog.findByText('Wie heißt das Programm?')).toBeDefined();
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Auswertung' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Token erstellen' }));
  expect(await screen.findByDisplayValue('rostra_geheim')).toBeDefined();
  expect(server.received(MakeApiToken)).toEqual([{ name: 'Auswertung', scope: 'read', days: 90 }]);
  server.answer(apiTokenList, [active]);
  fireEvent.click(screen.getByRole('button', { name: 'Ich habe es kopiert' }));
  expect(screen.queryByDisplayValue('rostra_geheim')).toBeNull();
});

test('asks before it revokes a token; an expired one has no button', async () => {
  server.answer(apiTokenList, [active, { ...active, id: 'b'.repeat(32), name: 'Alt', state: 'expired' }]);
  server.answer(RevokeApiToken, () => {
    server.answer(apiTokenList, [{ ...active, state: 'revoked' }]);
    return undefined;
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Widerrufen: Auswertung' }));
  expect(screen.queryByRole('button', { name: 'Widerrufen: Alt' })).toBeNull();
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Widerrufen' }));
  await waitFor(() => expect(screen.getByText('widerrufen')).toBeDefined());
});

test('an error offers a retry', async () => {
  server.refuse(apiTokenList, 'internal_error');
  show();
  expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeDefined();
});
