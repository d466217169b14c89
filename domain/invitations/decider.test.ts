import { describe, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { type Asker, invitationDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import type { InvitationEvent } from './events.ts';

const given = specFor(invitationDecider);
const { InvitationSent: sent, InvitationRevoked: revoked, InvitationReopened: reopened } = storedSamples;
const { InvitationAccepted: accepted, InvitationDeclined: declined, InvitationAddressed: addressed } = storedSamples;
const send = { type: 'SendInvitation', data: { ...sent.data, inviteeId: null } } as const;

const invitee: Asker = { id: '2'.repeat(32), isInvitee: true, isInviter: false };
const inviter: Asker = { id: '3'.repeat(32), isInvitee: false, isInviter: true };
const stranger: Asker = { id: '5'.repeat(32), isInvitee: false, isInviter: false };

const accept = (asker: Asker) => ({ type: 'AcceptInvitation', data: asker }) as const;
const toggle = (asker: Asker, active?: boolean) => ({ type: 'ToggleInvitation', data: { ...asker, active } }) as const;

describe('an invitation is sent', () => {
  test('to each address once', () => {
    given().when(send).thenEmits(sent);
    given(sent).when(send).thenRefuses('conflict');
  });

  test.each([
    ['declined', [sent, declined]],
    ['revoked', [sent, revoked]],
    ['accepted', [sent, accepted]],
  ] as [string, InvitationEvent[]][])('again after it was %s', (_what, history) =>
    given(...history)
      .when(send)
      .thenEmits(sent),
  );
});

test('an open invitation is sent again by inviters only', () => {
  const resend = (asker: Asker) => ({ type: 'ResendInvitation', data: asker }) as const;
  given(sent).when(resend(inviter)).thenEmits(sent);
  given(sent).when(resend(invitee)).thenRefuses('invitation_not_found');
  given(sent).when(resend(stranger)).thenRefuses('invitation_not_found');
  given(sent, accepted).when(resend(inviter)).thenRefuses('invitation_deactivated');
  given(sent, revoked).when(resend(inviter)).thenRefuses('invitation_deactivated');
});

test('the owner of the address is known from the start or since the registration', () => {
  const toInvitee = { ...send, data: { ...send.data, inviteeId: invitee.id } };
  given().when(toInvitee).thenEmits(sent, addressed);
  given(sent, addressed, declined).when(toInvitee).thenEmits(sent);
  const address = { type: 'AddressInvitation', data: { inviteeId: invitee.id } } as const;
  given(sent).when(address).thenEmits(addressed);
  given(sent, addressed).when(address).thenNothing();
  given().when(address).thenNothing();
});

describe('an invited person', () => {
  test('accepts the invitation', () => given(sent).when(accept(invitee)).thenEmits(accepted));

  test('accepts the invitation once', () => given(sent, accepted).when(accept(invitee)).thenNothing());

  test('cannot accept a revoked or declined invitation, or one that another account accepted', () => {
    given(sent, revoked).when(accept(invitee)).thenRefuses('invitation_deactivated');
    given(sent, declined).when(accept(invitee)).thenRefuses('invitation_deactivated');
    given(sent, accepted)
      .when(accept({ ...invitee, id: '8'.repeat(32) }))
      .thenRefuses('invitation_deactivated');
  });

  test('declines the invitation and may reopen it', () => {
    given(sent).when(toggle(invitee)).thenEmits(declined);
    given(sent).when(toggle(invitee, false)).thenEmits(declined);
    given(sent, declined).when(toggle(invitee, false)).thenNothing();
    given(sent, declined).when(toggle(invitee)).thenEmits(reopened);
    given(sent, declined, reopened).when(accept(invitee)).thenEmits(accepted);
  });

  test('cannot reopen a revoked invitation', () =>
    given(sent, revoked).when(toggle(invitee, true)).thenRefuses('invitation_deactivated'));
});

describe('an inviter', () => {
  test('revokes the invitation and may reopen it', () => {
    given(sent).when(toggle(inviter)).thenEmits(revoked);
    given(sent, revoked).when(toggle(inviter, true)).thenEmits(reopened);
    given(sent, revoked).when(toggle(inviter, false)).thenNothing();
  });

  test('can neither accept the invitation nor undo a decline', () => {
    given(sent).when(accept(inviter)).thenRefuses('invitation_not_found');
    given(sent, declined).when(toggle(inviter, true)).thenRefuses('invitation_deactivated');
  });

  test('cannot revoke an accepted invitation', () => {
    given(sent, accepted).when(toggle(inviter, false)).thenNothing();
    given(sent, accepted).when(toggle(inviter, true)).thenRefuses('invitation_deactivated');
  });
});

test('the invitation does not exist for anybody else', () => {
  given(sent).when(accept(stranger)).thenRefuses('invitation_not_found');
  given(sent).when(toggle(stranger)).thenRefuses('invitation_not_found');
  given().when(accept(invitee)).thenRefuses('invitation_not_found');
});

test('an invitation to an erased person is forgotten once, and its address can be invited again', () => {
  const forget = { type: 'ForgetInvitation', data: {} } as const;
  const { InvitationForgotten: forgotten } = storedSamples;
  given(sent, accepted).when(forget).thenEmits(forgotten);
  given(sent, forgotten).when(forget).thenNothing();
  given(sent, forgotten).when(accept(invitee)).thenRefuses('invitation_not_found');
  given(sent, forgotten).when(send).thenEmits(sent);
});
