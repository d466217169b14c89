import type { invitationCommands } from '#domain/invitations/contract/calls.ts';
import type { Answer } from '../lib/api.ts';

/** The invitation behind the mail's link. */
export type LookedUp = Answer<typeof invitationCommands.LookUpInvitation>;
