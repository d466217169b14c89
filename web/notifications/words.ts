import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Bell } from 'lucide-react';
import { use } from 'react';
import { fetchPart } from '../lib/new-version.ts';
import {
  fetchNotificationWords,
  type NotificationWords,
  type NotificationWordsOfArea,
  type Topic,
} from '../lib/notification-words.ts';

/** The headings of the notification settings, in their order. */
export const topicWords: Readonly<Record<Topic, MessageDescriptor>> = {
  talks: msg`Vorträge`,
  goals: msg`Ziele`,
  seminars: msg`Seminare`,
  groups: msg`Gruppen und Einladungen`,
  meetings: msg`Treffen`,
  account: msg`Konto und Firma`,
  other: msg`Weiteres`,
};

let fetched: Promise<NotificationWordsOfArea> | undefined;

/** The words of each type of notification, of every area: the component waits for them. */
export function useNotificationWords(): (type: string) => NotificationWords {
  fetched ??= fetchPart(fetchNotificationWords, {});
  const words = use(fetched);
  // A newer server may send what this version has no words for.
  return (type) => words[type] ?? unknown;
}

const unknown: NotificationWords = {
  topic: 'other',
  label: msg`Weitere Nachrichten`,
  icon: Bell,
  text: () => msg`Sie haben eine Nachricht, die diese Version noch nicht anzeigen kann. Bitte laden Sie die Seite neu.`,
};
