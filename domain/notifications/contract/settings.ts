import * as z from 'zod/mini';

/** How somebody wants to hear of one type of notification. */
const Choice = z.object({ bell: z.boolean(), mail: z.enum(['off', 'at_once', 'daily']) });

/** `from` and `to` as `HH:MM` on the clock of `timeZone` (IANA): no mail in between. */
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
type Choice = z.infer<typeof Choice>;

/**
 * When a mail comes, by type, until the person chooses: at once for what needs an answer or has a date, once a day for
 * what others say and do. The bell shows everything. Who writes to a group decides about its mails, so `group_post` has none.
 */
export const mailsByDefault: Readonly<Record<string, Choice['mail']>> = {
  invitation_received: 'at_once',
  meeting_invited: 'at_once',
  meeting_changed: 'at_once',
  meeting_cancelled: 'at_once',
  session_shared: 'at_once',
  goal_assigned: 'at_once',
  goal_due: 'at_once',
  goal_missed: 'at_once',
  element_due: 'at_once',
  company_plan_ends: 'at_once',
  support_requested: 'at_once',
  support_granted: 'at_once',
  webhook_off: 'at_once',
  share_feedback: 'daily',
  feedback_received: 'daily',
  rating_received: 'daily',
  rate_video: 'daily',
  goal_reached_by: 'daily',
  goal_reached: 'off',
  group_post: 'off',
  session_analysed: 'off',
};

/** What holds for this type of notification: what the person chose, else its default. */
export const choiceFor = ({ types }: Pick<NotificationSettings, 'types'>, type: string): Choice =>
  types[type] ?? { bell: true, mail: mailsByDefault[type] ?? 'off' };
