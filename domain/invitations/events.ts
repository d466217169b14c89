import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

const invitedTo = z.object({ type: z.enum(['seminar', 'group', 'company']), id: Id });

// Stored for ever: add fields or new events, never rename or retype one. One stream for each such place and address; only `ops.invited_address` knows which.
export const invitationEvents = {
  /** Also again. `sealId`: with whose key the address is sealed; another one each time, as the address may be nobody's yet. */
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
  /** There is somebody with this address: from the beginning, or since they registered. */
  InvitationAddressed: z.object({ inviteeId: Id }),
  InvitationAccepted: z.object({ inviteeId: Id }),
  /** By the person who was invited. Nobody is told; the people who may invite can see it. */
  InvitationDeclined: z.object({ inviteeId: Id }),
  /** By somebody who may invite to it. */
  InvitationRevoked: z.object({}),
  /** The person who declined or revoked an invitation opens it again. */
  InvitationReopened: z.object({}),
  /** The invited person was erased: the address cannot be read any more. */
  InvitationForgotten: z.object({}),
};

export type InvitationEvent = MessageOf<typeof invitationEvents>;
