import { z } from 'zod';

/** How somebody wants to hear of one type of notification. */
const Choice = z.object({ bell: z.boolean(), mail: z.enum(['off', 'at_once', 'daily']) });

/** `from` and `to` as `HH:MM` on the clock of `timeZone` (IANA): no mail in between. */
const QuietHours = z.object({
  from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  to: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  timeZone: z.string().min(1).max(60),
});

/** By type; a type without a choice has the default of its area. */
export const NotificationSettings = z.object({
  types: z.record(z.string().max(60), Choice),
  quietHours: QuietHours.nullable(),
});

/** By default the bell shows everything, and no mail is sent. */
export const unchosen = { bell: true, mail: 'off' } as const;

export type NotificationSettings = z.infer<typeof NotificationSettings>;
