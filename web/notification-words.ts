import { notificationWords as administration } from './administration/notification-words.ts';
import { notificationWords as companies } from './companies/notification-words.ts';
import { notificationWords as goals } from './goals/notification-words.ts';
import { notificationWords as groups } from './groups/notification-words.ts';
import { notificationWords as invitations } from './invitations/notification-words.ts';
import type { NotificationWordsOfArea } from './lib/notification-words.ts';
import { notificationWords as meetings } from './meetings/notification-words.ts';
import { notificationWords as participation } from './participation/notification-words.ts';
import { notificationWords as sessions } from './sessions/notification-words.ts';
import { notificationWords as shares } from './shares/notification-words.ts';
import { notificationWords as webhooks } from './webhooks/notification-words.ts';

/** The words of every area for its notifications: one file, which the bell fetches. */
export const notificationWords: NotificationWordsOfArea = {
  ...administration,
  ...companies,
  ...goals,
  ...groups,
  ...invitations,
  ...meetings,
  ...participation,
  ...sessions,
  ...shares,
  ...webhooks,
};
