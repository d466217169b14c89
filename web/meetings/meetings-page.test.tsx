import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calendarFeed, type Meeting, meetingCommands, meetingList } from '#domain/meetings/contract/calls.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { MeetingsPage } from './meetings-page.tsx';

const { CreateMeeting, DeleteMeeting, MakeCalendarFeed } = meetingCommands;
const server = fakeServer();

beforeEach(() => {
  server.answer(meetingList, []);
  server.answer(calendarFeed, { since: null });
});
afterEach(cleanup);

test('plans a meeting with every typed address', async () => {
  server.answer(CreateMeeting, { id: 'a'.repeat(32) });
  renderPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Treffen planen' }));
  fill('Worum geht es?', 'Generalprobe');
  fill('Beginn', '2031-05-02T10:00');
  fill('Ende', '2031-05-02T11:30');
  fill('Wer kommt dazu?', 'bob@example.org; eve@example.org');
  fireEvent.click(screen.getByRole('button', { name: 'Treffen anlegen' }));
  await waitFor(() => expect(server.received(CreateMeeting)).toHaveLength(1));
  expect(server.received(CreateMeeting)[0]).toMatchObject({
    subject: 'Generalprobe',
    startDate: new Date('2031-05-02T10:00').toISOString(),
    end: new Date('2031-05-02T11:30').toISOString(),
    invitedUsers: ['bob@example.org', 'eve@example.org'],
  });
});

test('moves the end with the start', async () => {
  renderPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Treffen planen' }));
  fill('Beginn', '2031-05-02T10:00');
  fill('Ende', '2031-05-02T11:30');
  fill('Beginn', '2031-06-03T14:00');
  expect((screen.getByLabelText('Ende') as HTMLInputElement).value).toBe('2031-06-03T15:30');
});

test('counts only valid addresses as recipients', async () => {
  renderPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Treffen planen' }));
  fill('Wer kommt dazu?', 'bob@example.org, eve');
  expect(screen.getByText('1 Person bekommt eine Mail.')).toBeTruthy();
});

test('shows the year of a meeting in another year', async () => {
  server.answer(meetingList, [probe]);
  renderPage();
  expect(await screen.findByText(/2031/)).toBeTruthy();
});

test('shows errors at their fields and sends nothing', async () => {
  renderPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Treffen planen' }));
  fill('Beginn', '2031-05-02T10:00');
  fill('Ende', '2031-05-02T09:00');
  fill('Wer kommt dazu?', 'bob@example.org, eve');
  fireEvent.click(screen.getByRole('button', { name: 'Treffen anlegen' }));
  await screen.findByText('Bitte sagen Sie, worum es geht.');
  expect(screen.getByText('Das Ende muss nach dem Beginn liegen.')).toBeTruthy();
  expect(screen.getByText('Das ist keine E-Mail-Adresse: eve')).toBeTruthy();
  expect(server.received(CreateMeeting)).toEqual([]);
});

test('the organizer can cancel a meeting and sees who is told', async () => {
  server.answer(meetingList, [probe]);
  server.answer(DeleteMeeting, undefined);
  renderPage();
  const item = (await screen.findByRole('heading', { name: 'Probe' })).closest('li') as HTMLElement;
  expect(within(item).getByText(/Mit Bob Bauer, gast@example.org/)).toBeTruthy();
  fireEvent.keyDown(within(item).getByRole('button', { name: 'Mehr zu „Probe“' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Absagen' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('2 Personen bekommen die Absage per Mail.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Treffen absagen' }));
  await waitFor(() => expect(server.received(DeleteMeeting)).toHaveLength(1));
});

test('a guest can join but change nothing', async () => {
  server.answer(meetingList, [{ ...probe, isOwner: false, creator: 'ada', creatorName: 'Ada Adler' }]);
  renderPage();
  const join = await screen.findByRole('link', { name: 'Beitreten' });
  expect(join.getAttribute('href')).toBe('https://meet.example.org/');
  expect(screen.getByText('Eingeladen von Ada Adler', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mehr zu „Probe“' })).toBeNull();
});

test('shows the secret address once, when it is made', async () => {
  server.answer(MakeCalendarFeed, { url: 'https://rostra.example/api/Calendar/x.ics' });
  renderPage();
  const make = await screen.findByRole('button', { name: 'Adresse erzeugen' });
  server.answer(calendarFeed, { since: '2026-11-21T09:12:00.000Z' });
  fireEvent.click(make);
  expect(await screen.findByDisplayValue('https://rostra.example/api/Calendar/x.ics')).toBeTruthy();
});

const probe: Meeting = {
  ...{
    id: '1'.repeat(32),
    type: 'custom_meeting',
    subject: 'Probe',
    creator: 'me',
    creatorName: 'Mia Eich',
    isOwner: true,
  },
  ...{ createdAt: '2026-11-21T09:12:00.000Z', startDate: '2031-05-02T08:00:00.000Z', end: '2031-05-02T09:00:00.000Z' },
  ...{ timeZone: 'Europe/Berlin', meetingLink: 'https://meet.example.org/', password: null },
  invitedUsers: [{ id: '2'.repeat(32), username: 'bob', name: 'Bob Bauer', email: 'bob@example.org' }],
  extraUsers: ['gast@example.org'],
};

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

function renderPage() {
  render(<MeetingsPage />, { wrapper: InApp });
}
