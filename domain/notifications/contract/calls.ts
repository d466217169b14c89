import * as z from 'zod/mini';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { ShownName } from '#domain/users/contract/shown-name.ts';
import { NotificationSettings } from './settings.ts';

const Notification = z.object({
  id: Id,
  date: z.iso.datetime(),
  type: z.string(),
  /** Who caused it; null where nobody did, or they are gone. */
  user: z.nullable(
    z.object({ id: Id, username: z.string(), firstname: z.string(), lastname: z.string(), name: ShownName }),
  ),
  submissionId: z.nullable(z.string()),
  /** What it is about, by id. */
  concerns: z.record(z.string(), z.string()),
  /** Current title of the goal, the meeting, or one's own talk. Null if it is about none of them, or the thing is gone. */
  title: z.nullable(z.string()),
});
export type Notification = z.infer<typeof Notification>;

/** Stands for a person who has never looked (product specification). */
export const neverChecked = '2021-05-01T10:00:00.000Z';

/** The newest first, at most a hundred. Entries after `lastChecked` are new. */
export const notificationList = {
  method: 'GET',
  path: '/api/Notifications',
  name: 'notification-list',
  shows: ['inbox'],
  query: NoInput,
  answer: z.object({ notifications: z.array(Notification), lastChecked: z.iso.datetime() }),
} as const satisfies QueryCall;

/** Every type that there is, with what the person chose for it or else its default. */
export const notificationSettings = {
  method: 'GET',
  path: '/api/Notifications/Settings',
  name: 'notification-settings',
  shows: ['inbox'],
  query: NoInput,
  answer: NotificationSettings,
} as const satisfies QueryCall;

export const notificationCommands = {
  MarkNotificationsChecked: {
    method: 'PATCH',
    path: '/api/Notifications',
    body: z.nullish(z.object({})),
    answer: z.object({ lastChecked: z.iso.datetime() }),
    status: 200,
    errors: [],
  },
  ChangeNotificationSettings: {
    method: 'PUT',
    path: '/api/Notifications/Settings',
    body: NotificationSettings,
    answer: Nothing,
    status: 204,
    errors: ['invalid_input'],
  },
  /** By the link in a mail, without a sign-in: of the type that the mail is about, or of all. Answers that type. */
  StopMails: {
    method: 'POST',
    path: '/api/Notifications/StopMails',
    body: z.object({ token: z.string().check(z.maxLength(300)), all: z._default(z.boolean(), false) }),
    answer: z.object({ type: z.nullable(z.string()) }),
    status: 200,
    errors: ['invalid_input', 'too_many_requests'],
  },
} as const satisfies Record<string, CommandCall>;
