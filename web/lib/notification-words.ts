import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Bell, type LucideIcon } from 'lucide-react';

/** The headings of the notification settings, in their order. */
export const topicWords = {
  talks: msg`Vorträge`,
  goals: msg`Ziele`,
  seminars: msg`Seminare`,
  groups: msg`Gruppen und Einladungen`,
  meetings: msg`Treffen`,
  account: msg`Konto und Firma`,
  other: msg`Weiteres`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
export type Topic = keyof typeof topicWords;

/** Words of one type of notification. */
export type NotificationWords = Readonly<{
  topic: Topic;
  /** Its name in the notification settings. */
  label: MessageDescriptor;
  icon: LucideIcon;
  /** `name` is who caused it. */
  text: (name: string, concerns: Readonly<Record<string, string>>) => MessageDescriptor;
  /** The page of its subject. */
  href?: (concerns: Readonly<Record<string, string>>) => string;
}>;

const known: Record<string, NotificationWords> = {};

/** `areas.ts` calls it for each area. */
export function learnNotificationWords(words: Readonly<Record<string, NotificationWords>>): void {
  Object.assign(known, words);
}

/** A newer server may send what this version has no words for. */
export const notificationWords = (type: string): NotificationWords => known[type] ?? unknown;

const unknown: NotificationWords = {
  topic: 'other',
  label: msg`Weitere Nachrichten`,
  icon: Bell,
  text: () => msg`Sie haben eine Nachricht, die diese Version noch nicht anzeigen kann. Bitte laden Sie die Seite neu.`,
};
