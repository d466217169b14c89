import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';

/** What a notification is about: the headings of the notification settings. */
export type Topic = 'talks' | 'goals' | 'seminars' | 'groups' | 'meetings' | 'account' | 'other';

/** Words of one type of notification. `web/<area>/notification-words.ts` holds those of an area. */
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

export type NotificationWordsOfArea = Readonly<Record<string, NotificationWords>>;

type Fetch = () => Promise<NotificationWordsOfArea>;

let fetchWords: Fetch = async () => ({});

/** `areas.ts` calls it: no page needs the words before the bell is there. */
export function learnNotificationWords(fetch: Fetch): void {
  fetchWords = fetch;
}

export const fetchNotificationWords = (): ReturnType<Fetch> => fetchWords();
