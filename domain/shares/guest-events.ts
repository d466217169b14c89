import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

// Stored for ever: add fields or new events, never rename or retype one. One stream `guestlink-<id>` for each link.
export const guestEvents = {
  /** A secret address shows a talk or a seminar to people without an account. No event contains its secret or its password. */
  GuestLinkMade: z.object({
    ownerId: Id,
    target: z.enum(['talk', 'seminar']),
    targetId: Id,
    /** The intended recipients, in the owner's words; may be empty. */
    label: personal(z.string(), { field: 'ownerId' }),
    /** Includes recordings and films. */
    withMedia: z.boolean(),
    /** Null: until it is revoked. */
    until: z.nullable(z.iso.datetime()),
    hasPassword: z.boolean(),
  }),
  /** `name`: as entered by the guest; may be empty. */
  GuestLinkOpened: z.object({ ownerId: Id, name: personal(z.string(), { field: 'ownerId' }) }),
  GuestLinkEnded: z.object({ reason: z.enum(['revoked', 'deleted', 'erased']) }),
};

export type GuestEvent = MessageOf<typeof guestEvents>;
