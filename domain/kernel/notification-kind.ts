import type { Locale } from './contract.ts';

/** What a notification is about: a heading of the notification settings. */
export type NotificationTopic = 'talks' | 'goals' | 'seminars' | 'groups' | 'meetings' | 'account';

type Concerns = Readonly<Record<string, string>>;

/** One kind of notification. The bell, the notification settings and the mails read it here. */
export type NotificationKind = Readonly<{
  topic: NotificationTopic;
  /** Its name in the notification settings. */
  label: Readonly<Record<Locale, string>>;
  /** One sentence. `name` is the person who caused it. */
  sentence: Readonly<Record<Locale, (name: string, concerns: Concerns) => string>>;
  /** The page that shows the subject. */
  path: (concerns: Concerns) => string;
  /** When a mail comes until the person chooses: at once for what needs an answer or has a date, daily for what others say and do. */
  mail: 'off' | 'at_once' | 'daily';
  /** The area writes the mail at once itself, with more in it. The daily mail still lists the sentence. */
  mailedByArea?: true;
}>;

/** The kinds of an area, by type: `rating_received`. */
export type NotificationKinds = Readonly<Record<string, NotificationKind>>;
