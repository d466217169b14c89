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

test('the same choice again changes nothing', () =>
  given(changed).when({ type: 'ChangeNotificationSettings', data: changed.data }).thenNothing());
