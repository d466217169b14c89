import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

const invitedTo = z.object({ type: z.enum(['seminar', 'group', 'company']), id: Id });

// Stored for ever: add fields or new events, never rename or retype one. There is one stream for each target and address; only `ops.invited_address` maps them.
export const invitationEvents = {
  /** May occur again. `sealId`: the key that seals the address. Each new invitation has its own key, because the address may have no account yet; a repeated mail keeps it. */
  InvitationSent: z.object({
    invitedTo,
    email: personal(z.string(), { field: 'sealId' }),
    sealId: Id,
    inviterId: Id,
    /** Their future role. */
    role: z.enum(['participant', 'member', 'manager', 'employee']),
    /** Language of the mails to them. */
    locale: z.enum(['de', 'en']),
  }),
  /** A person with this address has an account: from the beginning, or since they registered. */
  InvitationAddressed: z.object({ inviteeId: Id }),
  InvitationAccepted: z.object({ inviteeId: Id }),
  /** The invited person declined. Nobody is notified; people who may invite can see it. */
  InvitationDeclined: z.object({ inviteeId: Id }),
  /** Somebody who may invite revoked it. */
  InvitationRevoked: z.object({}),
  /** The side that declined or revoked the invitation opens it again. */
  InvitationReopened: z.object({}),
  /** The invited person was erased: the address cannot be read any more. */
  InvitationForgotten: z.object({}),
};

export type InvitationEvent = MessageOf<typeof invitationEvents>;
