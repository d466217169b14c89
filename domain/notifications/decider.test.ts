import { test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
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

test('all mails stop', () =>
  given(changed)
    .when({ type: 'StopMails', data: { type: null } })
    .thenEmits({
      type: 'NotificationSettingsChanged',
      data: { settings: { ...changed.data.settings, types: { rating_received: { bell: true, mail: 'off' } } } },
    }));

test.each([
  [changed, 'rate_video'],
  [received, null],
] as const)('what sends no mails needs no end', (before, type) =>
  given(before).when({ type: 'StopMails', data: { type } }).thenNothing(),
);

test('the same choice again changes nothing', () =>
  given(changed).when({ type: 'ChangeNotificationSettings', data: changed.data }).thenNothing());
