import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { myGroups } from '#domain/groups/contract/calls.ts';
import { companions } from '#domain/shares/contract/calls.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { CompanionPicker } from './companion-picker.tsx';

const server = fakeServer();
afterEach(cleanup);

test('a person without a group can found one, find one or ask for help', async () => {
  server.answer(companions, []);
  server.answer(myGroups, []);
  open();
  const found = await screen.findByRole('link', { name: 'Gruppe gründen' });
  expect(found.getAttribute('href')).toBe('/groups?create=1');
  expect(screen.getByRole('link', { name: 'Eine Gruppe finden' }).getAttribute('href')).toBe('/groups');
  expect(screen.getByRole('button', { name: 'Um Hilfe bitten' })).toBeTruthy();
});

test('a person alone in their own group can invite people', async () => {
  const id = '1'.repeat(32);
  server.answer(companions, []);
  server.answer(myGroups, [{ id, name: 'Freie Rede', isOwner: true }]);
  open();
  const invite = await screen.findByRole('link', { name: 'In „Freie Rede“ einladen' });
  expect(invite.getAttribute('href')).toBe(`/groups/${id}?tab=invitations`);
});

const open = () => render(<CompanionPicker chosen={[]} onChange={vi.fn()} />, { wrapper: InApp });
