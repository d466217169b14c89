import * as z from 'zod/mini';

/** How a person wants to get one type of notification. */
const Choice = z.object({ bell: z.boolean(), mail: z.enum(['off', 'at_once', 'daily']) });

/** `from` and `to` as `HH:MM` in `timeZone` (IANA): no mails in between. */
const QuietHours = z.object({
  from: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  to: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  timeZone: z.string().check(z.minLength(1), z.maxLength(60)),
});

/** By type; a type without a choice has its default, see `choiceFor`. */
export const NotificationSettings = z.object({
  types: z.record(z.string().check(z.maxLength(60)), Choice),
  quietHours: z.nullable(QuietHours),
});

export type NotificationSettings = z.infer<typeof NotificationSettings>;
