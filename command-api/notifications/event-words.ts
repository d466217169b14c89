import type { NotificationEvent } from '#domain/notifications/events.ts';
import type { EventWords } from '../event-words.ts';

export const eventWords: EventWords<NotificationEvent> = {
  NotificationReceived: {
    de: ({ type }) => `Benachrichtigung erhalten (${type})`,
    en: ({ type }) => `Notification received (${type})`,
  },
  NotificationsChecked: { de: () => 'Benachrichtigungen angesehen', en: () => 'Notifications looked at' },
  NotificationSettingsChanged: {
    de: () => 'Geändert, wie Sie benachrichtigt werden',
    en: () => 'Changed how you are notified',
  },
};
