import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { companyActivity, companyCommands, companyOfUser, companyUsers } from '#domain/companies/contract/calls.ts';
import { webhookList } from '#domain/webhooks/contract/calls.ts';
import { CurrentUser } from '../lib/current-user.tsx';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const server = fakeServer();
const [ada, bob, invitation] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];
const company = {
  id: 'f'.repeat(32),
  name: 'Redekunst',
  role: 'owner',
  maxEmployees: null,
  hasOwnSeat: false,
  planEndsAt: null,
  ...({ vatId: 'DE136695976', country: 'DE', vatStatus: 'valid' } as const),
} as const;
const seats = { total: 5, taken: 1, held: 1 };
const inside = { invitationId: null, hasAccepted: true, isManager: false, isOwner: false, hasSeat: true };
const people = [
  {
    ...inside,
    userId: ada,
    email: 'ada@example.org',
    username: 'ada',
    name: 'Ada Adler',
    isOwner: true,
    hasSeat: false,
  },
  { ...inside, userId: bob, email: 'bob@example.org', username: 'bob', name: 'Bob Bauer' },
  {
    ...inside,
    userId: null,
    invitationId: invitation,
    email: 'eve@example.org',
    username: null,
    name: null,
    hasAccepted: false,
  },
].map((one) => ({ ...one, expiresAt: one.hasAccepted ? null : '2026-12-07T10:00:00.000Z' }));

beforeEach(() => {
  history.replaceState(null, '', '/company/dashboard');
  server.answer(companyOfUser, { ...company, seats });
  server.answer(companyUsers, people);
  server.answer(companyActivity, []);
  server.answer(webhookList, []);
});
afterEach(cleanup);

test('shows taken, held and free seats, and lists members and invitations', async () => {
  open();
  expect(await screen.findByText('1 von 5 vergeben')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Von 5 Plätzen sind 1 vergeben, 1 vorgemerkt und 3 frei.' })).toBeTruthy();
  expect(await screen.findByText('eve@example.org')).toBeTruthy();
  expect(screen.getByText('Der Platz ist bis 7. Dezember 2026 vorgemerkt.')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Rolle von Ada Adler' })).toBeNull();
});

test('without a plan, offers only to buy seats', async () => {
  server.answer(companyOfUser, { ...company, seats: { total: 0, taken: 0, held: 0 } });
  open();
  const buy = await screen.findByRole('link', { name: 'Plätze kaufen' });
  expect(buy.getAttribute('href')).toBe(`/company/pricing?company=${company.id}`);
  expect(screen.queryByRole('button', { name: 'Einladen' })).toBeNull();
});

test('marks an unchecked VAT id, and previews the taxes of a new one before it is saved', async () => {
  server.answer(companyOfUser, { ...company, seats, vatStatus: 'unchecked' });
  const owed = { treatment: 'charged', rate: 1_900, country: 'DE' } as const;
  const after = { treatment: 'reverse_charge', rate: 0, country: 'AT' } as const;
  server.answer(companyCommands.PreviewCompanyVatId, { vatIdStatus: 'valid', before: owed, after, payment: null });
  server.answer(companyCommands.ChangeCompanyVatId, undefined);
  open();
  expect(await screen.findByText('Noch nicht geprüft')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'USt-IdNr. ändern' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Neue USt-IdNr.'), { target: { value: 'ATU12345675' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Prüfen' }));
  await dialog.findByText('Die Nummer ist gültig.');
  expect(dialog.getByText(/Die Steuer schuldet Ihr Unternehmen in Österreich/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Ändern' }));
  await waitFor(() => expect(server.received(companyCommands.ChangeCompanyVatId)).toEqual([{ vatId: 'ATU12345675' }]));
});

test('says when a cancelled plan ends and where to keep it', async () => {
  server.answer(companyOfUser, { ...company, seats, planEndsAt: '2026-12-24T10:00:00.000Z' });
  open();
  const notice = within(await screen.findByRole('region', { name: 'Der Tarif der Firma läuft aus' }));
  expect(notice.getByText('Der Tarif Ihrer Firma endet am 24. Dezember 2026')).toBeTruthy();
  expect(notice.getByRole('link', { name: 'Abo ansehen' }).getAttribute('href')).toBe(
    `/company/purchase?company=${company.id}`,
  );
});

test('shows managers the VAT id without a way to change it', async () => {
  server.answer(companyOfUser, { ...company, seats, role: 'manager' });
  open();
  expect(await screen.findByText('DE136695976')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'USt-IdNr. ändern' })).toBeNull();
});

test('changes a role, removes a member, withdraws an invitation', async () => {
  server.answer(companyCommands.ChangeCompanyRole, undefined);
  server.answer(companyCommands.RemoveFromCompany, undefined);
  server.answer(companyCommands.RevokeSeatInvitation, undefined);
  open();
  fireEvent.change(await screen.findByRole('combobox', { name: 'Rolle von Bob Bauer' }), {
    target: { value: 'manager' },
  });
  await waitFor(() =>
    expect(server.received(companyCommands.ChangeCompanyRole)).toEqual([{ userId: bob, isManager: true }]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Bob Bauer entfernen' }));
  await confirm('Entfernen');
  await waitFor(() => expect(server.received(companyCommands.RemoveFromCompany)).toEqual([{ userId: bob }]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Einladung an eve@example.org zurückziehen' }));
  await confirm('Zurückziehen');
  await waitFor(() => expect(server.received(companyCommands.RevokeSeatInvitation)).toEqual([{ id: invitation }]));
});

test('names people who were not invited, with the reason', async () => {
  const rejected = [{ email: 'mia@example.org', code: 'in_company' as const }];
  server.answer(companyCommands.InviteToCompany, { sent: ['tom@example.org'], rejected, rejectedEmails: [] });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Einladen' }));
  const list = screen.getByLabelText('E-Mail-Adressen');
  fireEvent.change(list, { target: { value: 'tom@example.org; Mia <mia@example.org>' } });
  fireEvent.click(screen.getByRole('button', { name: 'Einladungen senden' }));
  expect(await screen.findByText('1 Einladung gesendet')).toBeTruthy();
  expect(screen.getByText('gehört schon zu einer Firma', { exact: false })).toBeTruthy();
  const emails = ['tom@example.org', 'mia@example.org'];
  expect(server.received(companyCommands.InviteToCompany)).toEqual([{ emails, isManager: false }]);
});

test('hands the company over only after its name was typed', async () => {
  server.answer(companyCommands.TransferCompany, undefined);
  open();
  fireEvent.change(await screen.findByLabelText('An wen?'), { target: { value: bob } });
  fireEvent.click(screen.getByRole('button', { name: 'Firma übergeben' }));
  const dialog = screen.getByRole('alertdialog');
  expect(within(dialog).getByRole('button', { name: 'Firma übergeben' })).toHaveProperty('disabled', true);
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Redekunst' } });
  await confirm('Firma übergeben');
  await waitFor(() => expect(server.received(companyCommands.TransferCompany)).toEqual([{ userId: bob }]));
});

test('leads employees to their own page of the company', async () => {
  server.answer(companyOfUser, { ...company, role: 'employee', seats });
  open();
  await waitFor(() => expect(location.pathname).toBe('/company/home'));
});

const confirm = async (verb: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: verb }));

function open() {
  render(
    <CurrentUser value={{ id: ada } as never}>
      <DashboardPage />
    </CurrentUser>,
    { wrapper: InApp },
  );
}
