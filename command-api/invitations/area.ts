import type { invitationsArea } from '#domain/invitations/area.ts';
import { type invitationUploads, largestAddressTable } from '#domain/invitations/contract/calls.ts';
import { isTable } from '#infra/tables/read-table.ts';
import type { CommandArea, UploadHandlers } from '../command-area.ts';
import { invitationCalls } from './calls.ts';
import { forgetAddresses } from './forget.ts';
import { addressReaction, invitationReaction } from './reactions.ts';
import { readAddresses } from './read-addresses.ts';
import { takeAlong } from './take-along.ts';

const invitationUploadCalls = (): UploadHandlers<typeof invitationUploads> => ({
  ReadAddressTable: {
    allow: 'signedIn',
    rules: { maxBytes: largestAddressTable, accept: isTable },
    async run({ file }) {
      return { emails: [...(await readAddresses(file.path))] };
    },
  },
});

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
