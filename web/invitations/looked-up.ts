import type { invitationCommands } from '#domain/invitations/contract/calls.ts';
import type { Answer } from '../lib/api.ts';

/** The answer of `LookUpInvitation`. */
export type LookedUp = Answer<typeof invitationCommands.LookUpInvitation>;
