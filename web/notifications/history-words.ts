import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/notifications/contract/event-words.ts';
import type { Inbox } from '#domain/notifications/decider.ts';
import type { notificationEvents } from '#domain/notifications/events.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const notificationsHistory: WordsOf<typeof notificationEvents, Inbox> = {
  streams: { inbox: msg`Benachrichtigungen` },
  events: eventWords,
  sentences: {
    NotificationReceived: msg({ message: '{what} hat eine Benachrichtigung erhalten.' }),
    NotificationsChecked: msg({ message: '{who} hat die eigenen Benachrichtigungen angesehen.' }),
    NotificationSettingsChanged: msg({ message: '{who} hat die Wünsche für Benachrichtigungen geändert.' }),
  },
  fields: {
    concerns: msg`Worum es geht`,
    bell: msg`in der Glocke`,
    byId: msg`Ausgelöst von`,
    checkedAt: msg`Zuletzt angesehen`,
    mail: msg`als Mail`,
    notificationId: msg`Kennung der Benachrichtigung`,
    quietHours: msg`Ruhezeit`,
    received: msg`Erhalten`,
    settings: msg`Wünsche`,
    timeZone: msg`Zeitzone`,
    types: msg`Arten`,
  },
  values: {
    at_once: msg`sofort`,
    daily: msg`einmal am Tag`,
    off: msg`gar nicht`,
  },
};
