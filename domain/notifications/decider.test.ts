import { expect, test } from 'vitest';
import { notificationTypes } from '#domain/areas.ts';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { choiceFor, mailsByDefault } from './contract/settings.ts';
import { inboxDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';

const given = specFor(inboxDecider);
const {
  NotificationReceived: received,
  NotificationsChecked: checked,
  NotificationSettingsChanged: changed,
} = storedSamples;
const later = new Date('2026-11-23T11:00:00.000Z');
const earlier = new Date('2026-11-23T09:00:00.000Z');

test('a notification is received', () =>
  given().when({ type: 'ReceiveNotification', data: received.data }).thenEmits(received));

test('who looks has seen what had come by then', () =>
  given(received, checked)
    .when({ type: 'CheckNotifications', data: {} }, later)
    .thenEmits({ type: 'NotificationsChecked', data: { at: later.toISOString() } }));

test('a clock that went back makes nothing new again', () =>
  given(received, checked).when({ type: 'CheckNotifications', data: {} }, earlier).thenNothing());

test('how somebody wants to be told is changed', () =>
  given().when({ type: 'ChangeNotificationSettings', data: changed.data }).thenEmits(changed));

test('mails of one type stop, and the bell stays', () =>
  given(changed)
    .when({ type: 'StopMails', data: { type: 'rating_received' } })
    .thenEmits({
      type: 'NotificationSettingsChanged',
      data: { settings: { ...changed.data.settings, types: { rating_received: { bell: true, mail: 'off' } } } },
    }));

test('mails of a type that nobody chose stop', () =>
  given(changed)
    .when({ type: 'StopMails', data: { type: 'goal_due' } })
    .thenEmits({
      type: 'NotificationSettingsChanged',
      data: {
        settings: {
          ...changed.data.settings,
          types: { ...changed.data.settings.types, goal_due: { bell: true, mail: 'off' } },
        },
      },
    }));

test('all mails stop, chosen or by default', () => {
  const mailed = Object.keys(mailsByDefault).filter((type) => mailsByDefault[type] !== 'off');
  const types = Object.fromEntries(mailed.map((type) => [type, { bell: true, mail: 'off' as const }]));
  return given(changed)
    .when({ type: 'StopMails', data: { type: null } })
    .thenEmits({ type: 'NotificationSettingsChanged', data: { settings: { ...changed.data.settings, types } } });
});

test('what sends no mails needs no end', () =>
  given(received)
    .when({ type: 'StopMails', data: { type: 'session_analysed' } })
    .thenNothing());

test('every type that an area sends has its default, and no other', () => {
  expect(Object.keys(mailsByDefault).sort()).toEqual([...notificationTypes].sort());
});

test('who has chosen keeps that, whatever the default says', () => {
  const types = { meeting_invited: { bell: false, mail: 'off' } } as const;
  expect(choiceFor({ types }, 'meeting_invited')).toEqual({ bell: false, mail: 'off' });
  expect(choiceFor({ types }, 'goal_due')).toEqual({ bell: true, mail: 'at_once' });
});

test('the same choice again changes nothing', () =>
  given(changed).when({ type: 'ChangeNotificationSettings', data: changed.data }).thenNothing());
