import { expect, test } from 'vitest';
import { goalCommands } from '#domain/goals/contract/calls.ts';
import { calendarFeed, type Meeting, meetingCommands, meetingList } from '#domain/meetings/contract/calls.ts';
import { notificationCommands, notificationList } from '#domain/notifications/contract/calls.ts';
import { testApp } from '#infra/lab/testing/app.ts';

const app = await testApp();
const { CreateMeeting, EditMeeting, DeleteMeeting, MakeCalendarFeed, EndCalendarFeed } = meetingCommands;
type Person = Awaited<ReturnType<typeof app.person>>;

const times = { startDate: '2031-10-26T10:00:00+01:00', end: '2031-10-26T11:00:00+01:00', timeZone: 'Europe/Berlin' };

test('invites people with and without an account, by mail and on their pages', async () => {
  const [ada, bob] = [await app.person(), await app.person()];
  const stranger = `stranger-${ada.id}@example.org`;
  const body = { ...times, subject: 'Generalprobe', invitedUsers: [bob.email, ada.email], extraUsers: [stranger] };
  const { status, body: made } = await ada.send(CreateMeeting, { body });
  expect(status).toBe(201);
  await app.settle();

  expect(await meetingsOf(ada)).toEqual([
    expect.objectContaining({
      ...{ id: made.id, subject: 'Generalprobe', isOwner: true, startDate: '2031-10-26T09:00:00.000Z' },
      invitedUsers: [expect.objectContaining({ id: bob.id, email: bob.email })],
      extraUsers: [stranger],
    }),
  ]);
  // Only the person who typed an address sees it.
  expect(JSON.stringify(await meetingsOf(bob))).not.toContain('@');
  expect((await bob.send(notificationList)).body.notifications).toMatchObject([{ type: 'meeting_invited' }]);

  const [mail] = await mailsTo(stranger);
  expect(mail).toMatchObject({ subject: 'Einladung: Generalprobe', calendar: { method: 'REQUEST' } });
  expect(mail?.text).toContain('10:00');
  expect(mail?.calendar.content).toContain('DTSTART:20311026T090000Z');
});

test('a mail gives the time in the reader’s zone if it is known', async () => {
  const [ada, bob] = [await app.person(), await app.person()];
  const quietHours = { from: '22:00', to: '07:00', timeZone: 'America/New_York' };
  await bob.send(notificationCommands.ChangeNotificationSettings, { body: { types: {}, quietHours } });
  await app.settle();
  await ada.send(CreateMeeting, { body: { ...times, subject: 'Aus der Ferne', invitedUsers: [bob.email] } });
  await app.settle();
  const [mail] = await mailsTo(bob.email);
  expect(mail?.text).toMatch(/05:00.*\(America\/New_York\)/);
});

test('sends no mail to a person who wants none, but still a notification', async () => {
  const [ada, bob] = [await app.person(), await app.person()];
  const types = { meeting_invited: { bell: true, mail: 'off' } } as const;
  await bob.send(notificationCommands.ChangeNotificationSettings, { body: { types, quietHours: null } });
  await app.settle();
  await ada.send(CreateMeeting, { body: { ...times, subject: 'Ohne Mail', invitedUsers: [bob.email] } });
  await app.settle();
  expect((await mailsTo(bob.email)).map(({ subject }) => subject)).not.toContain('Einladung: Ohne Mail');
  expect((await bob.send(notificationList)).body.notifications).toMatchObject([{ type: 'meeting_invited' }]);
});

test('notifies of a change and a cancellation, and notifies a removed person', async () => {
  const [ada, bob, eve] = [await app.person(), await app.person(), await app.person()];
  const plan = { ...times, subject: 'Probe', invitedUsers: [bob.email, eve.email] };
  const { body: made } = await ada.send(CreateMeeting, { body: plan });
  const link = 'https://meet.example.org/probe';
  const edited = {
    ...{ ...plan, meetingId: made.id, subject: 'Andere Probe', invitedUsers: [bob.email] },
    ...{ meetingLink: link, password: 'rot-7' },
  };
  expect((await bob.send(EditMeeting, { body: edited })).status).toBe(404);
  expect((await ada.send(EditMeeting, { body: edited })).status).toBe(204);
  await app.settle();
  expect((await mailsTo(eve.email)).map(({ subject }) => subject)).toEqual(['Einladung: Probe', 'Abgesagt: Probe']);
  expect(await meetingsOf(eve)).toEqual([]);
  expect((await bob.send(DeleteMeeting, { query: { meetingId: made.id } })).status).toBe(404);
  expect((await ada.send(DeleteMeeting, { query: { meetingId: made.id } })).status).toBe(204);
  await app.settle();
  const told = await mailsTo(bob.email);
  expect(told.map(({ calendar }) => calendar.method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
  expect(told.map(({ calendar }) => /SEQUENCE:(\d)/.exec(calendar.content)?.[1])).toEqual(['0', '1', '2']);
  expect(await meetingsOf(ada)).toEqual([]);

  expect(told[1]?.html).toContain(`href="${link}"`);
  const description = /DESCRIPTION:([\s\S]*?)\r\n(?! )/
    .exec(told[1]?.calendar.content ?? '')?.[1]
    ?.replaceAll('\r\n ', '');
  expect(description).toBe(`Link: ${link}\\nPasswort: rot-7`);
});

test('a notification names the changed parts of a meeting', async () => {
  const [ada, bob] = [await app.person(), await app.person()];
  const plan = { ...times, subject: 'Probe', invitedUsers: [bob.email] };
  const { body: made } = await ada.send(CreateMeeting, { body: plan });
  await ada.send(EditMeeting, { body: { meetingId: made.id, end: '2031-10-26T12:00:00+01:00' } });
  await app.settle();
  const [changed] = (await bob.send(notificationList)).body.notifications;
  expect(changed).toMatchObject({
    type: 'meeting_changed',
    concerns: { meetingId: made.id, changed: 'time' },
    title: 'Probe',
  });
});

test('the calendar feed shows meetings and due goals until its address is ended', async () => {
  const ada = await app.person();
  await ada.send(CreateMeeting, { body: { ...times, subject: 'Probe' } });
  const due = { type: 'due_date', value: '2031-11-01T22:59:59.000Z' } as const;
  const goal = { title: 'Zwei Talks', target: 2, conditions: [due], assignedUsers: [ada.id] };
  expect((await ada.send(goalCommands.CreateGoal, { body: goal })).status).toBe(201);
  await app.settle();
  const { body: first } = await ada.send(MakeCalendarFeed, {});
  const read = (url: string) => app.http.inject(new URL(url).pathname);
  const file = await read(first.url);
  expect(file.headers['content-type']).toContain('text/calendar');
  expect(file.body).toContain('SUMMARY:Probe');
  expect(file.body).toContain('DTEND:20311101T225959Z\r\n');
  expect(file.body).toContain('SUMMARY:Ziel: Zwei Talks');

  const { body: second } = await ada.send(MakeCalendarFeed, {});
  expect((await read(first.url)).statusCode).toBe(404);
  expect((await read(second.url)).statusCode).toBe(200);
  await ada.send(EndCalendarFeed, {});
  expect((await read(second.url)).statusCode).toBe(404);
  expect((await ada.send(calendarFeed)).body).toEqual({ since: null });
});

test('a person without a confirmed address cannot invite', async () => {
  const ada = await app.person({ emailVerified: false });
  const refused = await ada.send(CreateMeeting, { body: { ...times, subject: 'x', extraUsers: ['bob@example.org'] } });
  expect(refused.body).toMatchObject({ code: 'email_not_confirmed' });
  expect((await ada.send(CreateMeeting, { body: { ...times, subject: 'x' } })).status).toBe(201);
});

const meetingsOf = async (person: Person): Promise<readonly Meeting[]> => (await person.send(meetingList)).body;

type SentMail = Readonly<{
  subject: string;
  text: string;
  html: string;
  calendar: Readonly<{ method: string; content: string }>;
}>;

async function mailsTo(address: string): Promise<readonly SentMail[]> {
  const { rows } = await app.database.query<SentMail>(
    `select subject, body_text as text, body_html as html, calendar from ops.mail
      where recipient = $1 and calendar is not null order by created_at, id`,
    [address],
  );
  return rows;
}
