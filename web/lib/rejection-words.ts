import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rejectionCodes } from '#domain/invitations/contract/calls.ts';

/** Why an address was not invited. */
export const rejectionWords: Readonly<Record<(typeof rejectionCodes)[number], MessageDescriptor>> = {
  not_an_address: msg`keine vollständige E-Mail-Adresse`,
  twice_in_list: msg`steht mehrmals in der Liste; eine Einladung genügt`,
  already_invited: msg`ist schon eingeladen`,
  already_there: msg`ist schon dabei`,
  is_owner: msg`das sind Sie selbst`,
  no_seats_left: msg`kein Platz mehr frei`,
  in_company: msg`gehört schon zu einer Firma`,
};
