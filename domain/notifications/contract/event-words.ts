import type { EventWords } from '#domain/kernel/event-words.ts';
import type { NotificationEvent } from '../events.ts';

export const eventWords: EventWords<NotificationEvent> = {
  NotificationReceived: {
    de: 'Benachrichtigung erhalten',
    en: 'Notification received',
    detail: ({ type }) => type,
  },
  NotificationsChecked: { de: 'Benachrichtigungen angesehen', en: 'Notifications looked at' },
  NotificationSettingsChanged: {
    de: 'Wünsche für Benachrichtigungen geändert',
    en: 'Choices for notifications changed',
  },
};
