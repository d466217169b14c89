import {
  type ConfirmationEvent,
  confirmationEvents,
  type SupportEvent,
  supportEvents,
} from '#domain/administration/events.ts';
import { type UserEvent, userEvents } from '#domain/users/events.ts';

/** Accounts, decisions of two admins about them, and access to them. */
export type Followed = UserEvent | ConfirmationEvent | SupportEvent;
export const followedEvents = { ...userEvents, ...confirmationEvents, ...supportEvents };
