import * as z from 'zod/mini';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { ShownName } from '#domain/users/contract/shown-name.ts';
import { NotificationSettings } from './settings.ts';

const Notification = z.object({
  id: Id,
  date: z.iso.datetime(),
  type: z.string(),
  /** The person who caused it; null if nobody did, or if they were erased. */
  user: z.nullable(
    z.object({ id: Id, username: z.string(), firstname: z.string(), lastname: z.string(), name: ShownName }),
  ),
  submissionId: z.nullable(z.string()),
  /** The subjects of the notification, by id. */
  concerns: z.record(z.string(), z.string()),
  /** The current title of the goal, the meeting, or the person's own talk. Null if there is no such subject, or it was deleted. */
  title: z.nullable(z.string()),
});
export type Notification = z.infer<typeof Notification>;

/** `lastChecked` of a person who has never looked at the notifications (product specification). */
export const neverChecked = '2021-05-01T10:00:00.000Z';

/** The newest first, at most a hundred. Entries after `lastChecked` are new. */
export const notificationList = {
  method: 'GET',
  path: '/api/Notifications',
  name: 'notification-list',
  query: NoInput,
  answer: z.object({ notifications: z.array(Notification), lastChecked: z.iso.datetime() }),
} as const satisfies QueryCall;

/** Every type, with the person's choice or else its default. */
export const notificationSettings = {
  method: 'GET',
  path: '/api/Notifications/Settings',
  name: 'notification-settings',
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
  /** Stops mails of one type, or of all types. The token comes from the link in a mail, so no sign-in is needed. Returns the type of that mail. */
  StopMails: {
    method: 'POST',
    path: '/api/Notifications/StopMails',
    body: z.object({ token: z.string().check(z.maxLength(300)), all: z._default(z.boolean(), false) }),
    answer: z.object({ type: z.nullable(z.string()) }),
    status: 200,
    errors: ['invalid_input', 'too_many_requests'],
  },
} as const satisfies Record<string, CommandCall>;
