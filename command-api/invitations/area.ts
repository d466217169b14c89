import type { invitationsArea } from '#domain/invitations/area.ts';
import type { CommandArea } from '../command-area.ts';
import { invitationCalls } from './calls.ts';
import { forgetAddresses } from './forget.ts';
import { addressReaction, invitationReaction } from './reactions.ts';
import { takeAlong } from './take-along.ts';
import { invitationUploadCalls } from './upload-calls.ts';

/** Invite, accept, decline, revoke. */
export const invitations: CommandArea<typeof invitationsArea> = {
  commands: invitationCalls,
  uploads: invitationUploadCalls,
  follows: (tools) => ({ reactions: [invitationReaction(tools), addressReaction(tools)] }),
  forget: forgetAddresses,
  takeAlong,
  streamWords: {
    invitation: { de: 'eine Einladung', en: 'an invitation' },
  },
};
