import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { invitationCommands } from '#domain/invitations/contract/calls.ts';
import { CurrentUser } from '../lib/current-user.tsx';
import { fakeServer } from '../lib/fake-server.ts';
import { heldInvitation } from '../lib/held-invitation.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { InvitationPage } from './invitation-page.tsx';

const { LookUpInvitation, AcceptInvitation, ToggleInvitation } = invitationCommands;
const server = fakeServer();
const id = 'a'.repeat(32);
const seminar = { id: 'b'.repeat(32), name: 'Frei sprechen' };
const invitation = {
  id,
  email: 'lena@example.org',
  active: true,
  hasAccount: false,
  seminar,
  group: null,
  from: 'Mia Eich',
  about: null,
};

test('leads a guest to the registration and back, and keeps the address in this window only', async () => {
  server.answer(LookUpInvitation, invitation);
  open();
  const link = await screen.findByRole('link', { name: 'Konto anlegen und teilnehmen' });
  expect(link.getAttribute('href')).toBe('/auth/register?to=%2Finvitation%3Fjoin%3D1');
  expect(location.href).not.toContain('t0k-en');
  expect(heldInvitation()).toEqual({ token: 't0k-en', email: 'lena@example.org' });
});

test('names the inviter, the seminar, its teacher, its length and its price', async () => {
  const about = {
    ...{ description: 'Vier Wochen, zwei Vorträge.', lecturer: 'Ada Berg', price: '120 EUR' },
    ...{
      cost: { amount: 12_000, currency: 'EUR' as const },
      blocks: 2,
      elements: 7,
      logo: 'data:image/webp;base64,AAAA',
    },
  };
  server.answer(LookUpInvitation, { ...invitation, about });
  open();
  for (const words of [
    'Mia Eich lädt Sie zu einem Seminar ein',
    'Vier Wochen, zwei Vorträge.',
    'Ada Berg',
    /7 Schritte\s+in 2 Blöcken/,
    /120,00\s€/,
    /sieht die Seminarleitung Ihren Namen/,
  ])
    expect(await screen.findByText(words)).toBeTruthy();
  expect(document.querySelector('img')?.getAttribute('src')).toBe(about.logo);
});

test('joins without another question after the sign-in', async () => {
  server.answer(LookUpInvitation, invitation);
  server.answer(AcceptInvitation, { seminarId: seminar.id, groupId: null });
  open('?join=1', 'Lena@example.org');
  await waitFor(() => expect(location.pathname).toBe(`/seminars/dashboard/${seminar.id}`));
  expect(server.received(AcceptInvitation)).toEqual([{ id, token: 't0k-en' }]);
  expect(heldInvitation()).toBeUndefined();
});

test('tells another person whose invitation it is, and joins nothing', async () => {
  server.answer(LookUpInvitation, invitation);
  open('?join=1', 'omar@example.org');
  await screen.findByText('lena@example.org');
  expect(screen.getByRole('link', { name: 'Abmelden' })).toBeTruthy();
  expect(server.received(AcceptInvitation)).toEqual([]);
});

test('declines an invitation', async () => {
  server.answer(LookUpInvitation, invitation);
  server.answer(ToggleInvitation, { active: false });
  open('', 'lena@example.org');
  fireEvent.click(await screen.findByRole('button', { name: 'Ablehnen' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(server.received(ToggleInvitation)).toEqual([{ id, active: false, token: 't0k-en' }]);
});

test.each([
  [{ ...invitation, active: false }, 'Diese Einladung ist nicht mehr offen', 'Weiter'],
  [{ ...invitation, seminar: null }, 'Diese Einladung gibt es nicht', 'Zur Startseite'],
] as const)('an invitation that is closed or gone says so and leads on', async (answer, words, onward) => {
  server.answer(LookUpInvitation, answer);
  open();
  expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: onward })).toBeTruthy();
});

test('distinguishes an unknown link from a server that does not answer', async () => {
  server.refuse(LookUpInvitation, 'invitation_not_found');
  open();
  await screen.findByText('Diese Einladung gibt es nicht');
  cleanup();
  server.breakOff(LookUpInvitation);
  open();
  expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
});

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function open(search = '', email?: string) {
  history.replaceState(null, '', `/invitation${search}#token=t0k-en`);
  render(
    <CurrentUser value={email === undefined ? undefined : ({ id: 'p', email } as never)}>
      <InvitationPage />
    </CurrentUser>,
    { wrapper: InApp },
  );
}
