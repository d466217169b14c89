import { type ConfirmationEvent, confirmationEvents } from '#domain/administration/events.ts';
import { type UserEvent, userEvents } from '#domain/users/events.ts';

/** Accounts, and what two admins decide about them. */
export type Followed = UserEvent | ConfirmationEvent;
export const followedEvents = { ...userEvents, ...confirmationEvents };
