import { expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { allKinds, choiceFor, notificationTypes } from './contract/all-kinds.ts';
import { inboxDecider, inboxStream } from './decider.ts';
import { storedSamples } from './event-samples.ts';

const given = specFor(inboxDecider);
const {
  NotificationReceived: received,
  NotificationsChecked: checked,
  NotificationSettingsChanged: changed,
} = storedSamples;
const quiet = {
  types: { goal_due: { bell: true, mail: 'at_once' as const } },
  quietHours: { from: '22:00', to: '07:00', timeZone: 'Europe/Berlin' },
};
const later = new Date('2026-11-23T11:00:00.000Z');
const earlier = new Date('2026-11-23T09:00:00.000Z');

test('a notification is received', () =>
  given().when({ type: 'ReceiveNotification', data: received.data }).thenEmits(received));

test('checking marks all earlier notifications as seen', () =>
  given(received, checked)
    .when({ type: 'CheckNotifications', data: {} }, later)
    .thenEmits({ type: 'NotificationsChecked', data: { at: later.toISOString() } }));

test('a clock that is set back makes no notification unseen', () =>
  given(received, checked).when({ type: 'CheckNotifications', data: {} }, earlier).thenNothing());

test('settings are changed', () =>
  given().when({ type: 'ChangeNotificationSettings', data: changed.data }).thenEmits(changed));

test('stops mails of one type and keeps the bell', () =>
  given(changed)
    .when({ type: 'StopMails', data: { type: 'rating_received' } })
    .thenEmits({
      type: 'NotificationSettingsChanged',
      data: { settings: { ...changed.data.settings, types: { rating_received: { bell: true, mail: 'off' } } } },
    }));

test('stops mails of a type with default settings', () =>
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

test('stops all mails, chosen or by default', () => {
  const mailed = notificationTypes.filter((type) => allKinds[type].mail !== 'off');
  const types = Object.fromEntries(mailed.map((type) => [type, { bell: true, mail: 'off' as const }]));
  return given(changed)
    .when({ type: 'StopMails', data: { type: null } })
    .thenEmits({ type: 'NotificationSettingsChanged', data: { settings: { ...changed.data.settings, types } } });
});

test('stopping changes nothing for a type without mails', () =>
  given(received)
    .when({ type: 'StopMails', data: { type: 'session_analysed' } })
    .thenNothing());

test('a person’s choice overrides the default', () => {
  const types = { meeting_invited: { bell: false, mail: 'off' } } as const;
  expect(choiceFor({ types }, 'meeting_invited')).toEqual({ bell: false, mail: 'off' });
  expect(choiceFor({ types }, 'goal_due')).toEqual({ bell: true, mail: 'at_once' });
});

test('the same choice again changes nothing', () =>
  given(changed).when({ type: 'ChangeNotificationSettings', data: changed.data }).thenNothing());

test('the same choice in another order changes nothing', () => {
  const one = { bell: true, mail: 'off' } as const;
  const other = { bell: false, mail: 'at_once' } as const;
  const settings = { ...changed.data.settings, types: { rating_received: one, goal_due: other, meeting_invited: one } };
  const types = { meeting_invited: one, goal_due: other, rating_received: one };
  given({ type: 'NotificationSettingsChanged', data: { settings } })
    .when({ type: 'ChangeNotificationSettings', data: { settings: { ...settings, types } } })
    .thenNothing();
});

test.each([
  ['of the bell', { types: { goal_due: { bell: false, mail: 'at_once' as const } }, quietHours: null }],
  ['of mails', { types: { goal_due: { bell: true, mail: 'off' as const } }, quietHours: null }],
  ['of a type', { types: {}, quietHours: null }],
  ['of the beginning of quiet hours', { ...quiet, quietHours: { ...quiet.quietHours, from: '23:00' } }],
  ['of their end', { ...quiet, quietHours: { ...quiet.quietHours, to: '08:00' } }],
  ['of their time zone', { ...quiet, quietHours: { ...quiet.quietHours, timeZone: 'Europe/London' } }],
])('a different choice %s is a change', (_what, settings) => {
  const before = settings.quietHours ? quiet : { ...quiet, quietHours: null };
  given({ type: 'NotificationSettingsChanged', data: { settings: before } })
    .when({ type: 'ChangeNotificationSettings', data: { settings } })
    .thenEmits({ type: 'NotificationSettingsChanged', data: { settings } });
});

test('before the first check everything is unseen; a check at the same time counts once', () => {
  const look = { type: 'CheckNotifications', data: {} } as const;
  const seen = { type: 'NotificationsChecked', data: { at: later.toISOString() } } as const;
  given(received).when(look, later).thenEmits(seen);
  given(received, seen).when(look, later).thenNothing();
});

test('an inbox counts what it received', () => {
  const inbox = [received, received, checked, changed].reduce(inboxDecider.evolve, inboxDecider.initialState);
  expect(inbox).toEqual({ received: 2, checkedAt: checked.data.at, settings: changed.data.settings });
});

test('the name of an inbox stream contains the person’s id', () => expect(inboxStream('ada')).toBe('inbox-ada'));
