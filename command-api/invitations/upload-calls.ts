import { type invitationUploads, largestAddressTable } from '#domain/invitations/contract/calls.ts';
import { isTable } from '#infra/tables/read-table.ts';
import type { UploadHandlers } from '../command-area.ts';
import { readAddresses } from './read-addresses.ts';

export const invitationUploadCalls = (): UploadHandlers<typeof invitationUploads> => ({
  ReadAddressTable: {
    allow: 'signedIn',
    rules: { maxBytes: largestAddressTable, accept: isTable },
    async run({ file }) {
      return { emails: [...(await readAddresses(file.path))] };
    },
  },
});
