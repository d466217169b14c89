import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { InvitationEvent } from './events.ts';

const inviteeId = '2'.repeat(32);

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<InvitationEvent> = {
  InvitationSent: {
    type: 'InvitationSent',
    data: {
      ...{ invitedTo: { type: 'seminar', id: '1'.repeat(32) }, email: 'bob@example.org', sealId: '4'.repeat(32) },
      ...{ inviterId: '3'.repeat(32), role: 'participant', locale: 'de' },
    },
  },
  InvitationAddressed: { type: 'InvitationAddressed', data: { inviteeId } },
  InvitationAccepted: { type: 'InvitationAccepted', data: { inviteeId } },
  InvitationDeclined: { type: 'InvitationDeclined', data: { inviteeId } },
  InvitationRevoked: { type: 'InvitationRevoked', data: {} },
  InvitationReopened: { type: 'InvitationReopened', data: {} },
  InvitationForgotten: { type: 'InvitationForgotten', data: {} },
};
