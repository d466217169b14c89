import type { Locale } from './contract.ts';

/** The topic of a notification: a heading of the notification settings. */
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
  /** The default for mails: at once for notifications that need an answer or have a date, daily for what other people say and do. */
  mail: 'off' | 'at_once' | 'daily';
  /** The area sends its own mail at once, with more content. The daily mail still lists the sentence. */
  mailedByArea?: true;
}>;

/** The kinds of an area, by type: `rating_received`. */
export type NotificationKinds = Readonly<Record<string, NotificationKind>>;
