import { z } from 'zod';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

// Stored for ever: add fields or new events, never rename or retype one.
export const userEvents = {
  /** No password and no token is ever part of an event. */
  UserRegistered: z.object({
    email: personal(z.string()),
    username: personal(z.string()),
    firstName: personal(z.string()),
    lastName: personal(z.string()),
    locale: z.enum(['de', 'en']),
    roles: z.array(z.string()),
    acceptedTermsAt: z.iso.datetime(),
  }),
  /** The person opened the link that was sent to this address. */
  EmailConfirmed: z.object({ email: personal(z.string()) }),
};

export type UserEvent = MessageOf<typeof userEvents>;
