import { expect, test } from 'vitest';
import type { Recorded } from '#domain/kernel/message.ts';
import { allKinds, type NotificationType } from '#domain/notifications/contract/all-kinds.ts';
import { notificationCommands, notificationList, notificationSettings } from '#domain/notifications/contract/calls.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { newId } from '#infra/ids.ts';
import { type TestApp, testApp } from '#infra/lab/testing/app.ts';
import { notify } from './notify.ts';

const { MarkNotificationsChecked, ChangeNotificationSettings, StopMails } = notificationCommands;

test('a notification shows who caused it and what it concerns, until it was seen', async () => {
  const { app, ada, grace, tell } = await people();
  await tell(newId(), 'rating_received');
  await app.settle();
  const { body } = await ada.send(notificationList);
  expect(body.lastChecked).toBe('2021-05-01T10:00:00.000Z');
  expect(body.notifications).toMatchObject([
    {
      type: 'rating_received',
      user: { id: grace.id, firstname: 'Grace' },
      submissionId: 's1',
      concerns: { seminarId: 'x' },
    },
  ]);
  const { body: checked } = await ada.send(MarkNotificationsChecked);
  await app.settle();
  const [only] = (await ada.send(notificationList)).body.notifications;
  expect(checked.lastChecked > (only?.date ?? '')).toBe(true);
  expect((await ada.send(notificationList)).body.lastChecked).toBe(checked.lastChecked);
  expect((await grace.send(notificationList)).body.notifications).toEqual([]);
});

test('does not notify twice when a reaction runs again', async () => {
  const { app, ada, tell } = await people();
  const id = newId();
  await tell(id, 'rating_received');
  await tell(id, 'rating_received');
  await app.settle();
  expect((await ada.send(notificationList)).body.notifications).toHaveLength(1);
});

test('does not notify people of their own actions', async () => {
  const { app, ada, tell } = await people();
  await tell(newId(), 'rating_received', ada.id);
  await app.settle();
  expect((await ada.send(notificationList)).body.notifications).toEqual([]);
});

test('hides a type that the person has turned off', async () => {
  const { app, ada, tell } = await people();
  const types = { rating_received: { bell: false, mail: 'daily' } } as const;
  await ada.send(ChangeNotificationSettings, { body: { types, quietHours: null } });
  await tell(newId(), 'rating_received');
  await tell(newId(), 'rate_video');
  await app.settle();
  expect((await ada.send(notificationList)).body.notifications).toMatchObject([{ type: 'rate_video' }]);
  const { body } = await ada.send(notificationSettings);
  expect(body.types).toMatchObject({ ...types, goal_due: { bell: true, mail: allKinds.goal_due.mail } });
});

test.each(['nonsense', 'constructor'])('refuses settings for an unknown type: %s', async (type) => {
  const { ada } = await people();
  const types = { [type]: { bell: true, mail: 'off' } } as const;
  const { status, body } = await ada.send(ChangeNotificationSettings, { body: { types, quietHours: null } });
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_input', field: 'types' } });
});

test('mails a notification immediately if chosen, with a link that unsubscribes from the type', async () => {
  const { app, ada, tell } = await people();
  await ada.send(ChangeNotificationSettings, { body: { types: choice('at_once'), quietHours: null } });
  await tell(newId(), 'rating_received');
  await tell(newId(), 'rate_video');
  await app.settle();
  const [mail, ...others] = await mailsTo(app, ada.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Grace Lovelace hat Ihr Video bewertet');
  expect(mail?.text).toContain('/seminars/submission/s1');
  const token = /unsubscribe#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await app.send(StopMails, { body: { token, all: false } })).body).toEqual({ type: 'rating_received' });
  await app.settle();
  expect((await ada.send(notificationSettings)).body.types.rating_received).toEqual({ bell: true, mail: 'off' });
  expect((await app.send(StopMails, { body: { token: `${token}x`, all: true } })).status).toBe(400);
});

test('mails deadlines immediately by default, and no other news', async () => {
  const { app, ada, tell } = await people();
  for (const type of ['element_due', 'rating_received', 'session_analysed'] as const) await tell(newId(), type);
  await app.settle();
  expect((await mailsTo(app, ada.email)).map(({ subject }) => subject)).toEqual([
    'In einem Seminar ist bald etwas fällig',
  ]);
});

test('sends no mail for a type that an area mails itself', async () => {
  const { app, ada, tell } = await people();
  await tell(newId(), 'meeting_invited');
  await app.settle();
  expect(await mailsTo(app, ada.email)).toEqual([]);
});

test('the daily mail contains the notifications that were not seen', async () => {
  const { app, ada, grace, tell } = await people();
  const types = { ...choice('daily'), meeting_changed: { bell: true, mail: 'daily' } } as const;
  await ada.send(ChangeNotificationSettings, { body: { types, quietHours: null } });
  await tell(newId(), 'rating_received');
  await app.settle();
  await ada.send(MarkNotificationsChecked);
  for (const _ of [1, 2]) await tell(newId(), 'rating_received');
  await tell(newId(), 'meeting_changed', grace.id, { changed: 'time' });
  await app.settle();
  expect(await mailsTo(app, ada.email)).toEqual([]);
  await app.hurry('notification-digest');
  const mails = await mailsTo(app, ada.email);
  expect(mails).toMatchObject([{ subject: '3 Neuigkeiten auf Rostra' }]);
  expect(mails[0]?.text).toContain('• Grace Lovelace hat Ihr Video bewertet.');
  expect(mails[0]?.text).toContain('• Grace Lovelace hat ein Treffen verlegt.');
});

test('sends no notification to an unconfirmed address', async () => {
  const { app, ada, tell } = await people({ emailVerified: false });
  await ada.send(ChangeNotificationSettings, { body: { types: choice('at_once'), quietHours: null } });
  await tell(newId(), 'rating_received');
  await app.settle();
  const subjects = (await mailsTo(app, ada.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Bitte bestätigen Sie Ihre E-Mail-Adresse']);
});

test('refuses an unknown time zone', async () => {
  const { ada } = await people();
  const quietHours = { from: '22:00', to: '07:00', timeZone: 'Mond/Krater' };
  const { status, body } = await ada.send(ChangeNotificationSettings, { body: { types: {}, quietHours } });
  expect({ status, body }).toMatchObject({ status: 400, body: { field: 'quietHours.timeZone' } });
});

const choice = (mail: 'at_once' | 'daily') => ({ rating_received: { bell: true, mail } });

async function mailsTo(app: TestApp, address: string) {
  const text = 'select subject, body_text as text from ops.mail where recipient = $1';
  return (await app.database.query<{ subject: string; text: string }>(text, [address])).rows;
}

async function people(asked: { emailVerified?: boolean } = {}) {
  const app = await testApp();
  const [ada, grace] = [await app.person(asked), await app.person({ firstName: 'Grace' })];
  const handle = createCommandHandler(app.deps);
  const tell = (
    eventId: string,
    type: NotificationType,
    byId = grace.id,
    more: Readonly<Record<string, string>> = {},
  ) => {
    // The event as a reaction gets it.
    const event = { id: toUuid(eventId), metadata: { correlationId: eventId } } as Recorded;
    return notify(handle, event, { to: ada.id, type, byId, concerns: { submissionId: 's1', seminarId: 'x', ...more } });
  };
  return { app, ada, grace, tell };
}

const toUuid = (id: string) => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
