import type { invitationCommands } from '#domain/invitations/contract/calls.ts';
import type { Answer } from '../lib/api.ts';

/** What the mail invites to. */
export type LookedUp = Answer<typeof invitationCommands.LookUpInvitation>;
