import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';

const Choice = z.object({ bell: z.boolean(), mail: z.enum(['off', 'at_once', 'daily']) });
const QuietHours = z.object({ from: z.string(), to: z.string(), timeZone: z.string() });

// Stored for ever: add fields or new events, never rename or retype one. The stream is `inbox-<user>`.
export const notificationEvents = {
  /** `concerns` names the subjects by id: `{ seminarId, submissionId }`. `byId` is the person who caused it, if there is one. */
  NotificationReceived: z.object({
    notificationId: Id,
    type: z.string(),
    byId: z.nullable(Id),
    concerns: z.record(z.string(), z.string()),
  }),
  /** The person saw all notifications up to this time. */
  NotificationsChecked: z.object({ at: z.iso.datetime() }),
  /** All settings after the change. */
  NotificationSettingsChanged: z.object({
    settings: z.object({ types: z.record(z.string(), Choice), quietHours: z.nullable(QuietHours) }),
  }),
};

export type NotificationEvent = MessageOf<typeof notificationEvents>;
