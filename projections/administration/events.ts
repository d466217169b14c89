import {
  type ConfirmationEvent,
  confirmationEvents,
  type SupportEvent,
  supportEvents,
} from '#domain/administration/events.ts';
import { type UserEvent, userEvents } from '#domain/users/events.ts';

/** Accounts, what two admins decide about them, and who may look into one. */
export type Followed = UserEvent | ConfirmationEvent | SupportEvent;
export const followedEvents = { ...userEvents, ...confirmationEvents, ...supportEvents };
