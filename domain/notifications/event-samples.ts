import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { NotificationEvent } from './events.ts';

const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<NotificationEvent> = {
  NotificationReceived: {
    type: 'NotificationReceived',
    data: { notificationId: one, type: 'rating_received', byId: other, concerns: { submissionId: other } },
  },
  NotificationsChecked: { type: 'NotificationsChecked', data: { at: '2026-11-23T10:00:00.000Z' } },
  NotificationSettingsChanged: {
    type: 'NotificationSettingsChanged',
    data: {
      settings: {
        types: { rating_received: { bell: true, mail: 'daily' } },
        quietHours: { from: '22:00', to: '07:00', timeZone: 'Europe/Berlin' },
      },
    },
  },
};
