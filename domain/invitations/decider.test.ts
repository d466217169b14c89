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
  test('to an address once', () => {
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

test('one that is open is sent again by whoever invites, and by nobody else', () => {
  const resend = (asker: Asker) => ({ type: 'ResendInvitation', data: asker }) as const;
  given(sent).when(resend(inviter)).thenEmits(sent);
  given(sent).when(resend(invitee)).thenRefuses('invitation_not_found');
  given(sent).when(resend(stranger)).thenRefuses('invitation_not_found');
  given(sent, accepted).when(resend(inviter)).thenRefuses('invitation_deactivated');
  given(sent, revoked).when(resend(inviter)).thenRefuses('invitation_deactivated');
});

test('it is known whose address it is, from the beginning or since they registered', () => {
  const toInvitee = { ...send, data: { ...send.data, inviteeId: invitee.id } };
  given().when(toInvitee).thenEmits(sent, addressed);
  given(sent, addressed, declined).when(toInvitee).thenEmits(sent);
  const address = { type: 'AddressInvitation', data: { inviteeId: invitee.id } } as const;
  given(sent).when(address).thenEmits(addressed);
  given(sent, addressed).when(address).thenNothing();
  given().when(address).thenNothing();
});

describe('whoever was invited', () => {
  test('accepts it', () => given(sent).when(accept(invitee)).thenEmits(accepted));

  test('accepts it once', () => given(sent, accepted).when(accept(invitee)).thenNothing());

  test('cannot accept what was revoked or declined, or accepted by another account', () => {
    given(sent, revoked).when(accept(invitee)).thenRefuses('invitation_deactivated');
    given(sent, declined).when(accept(invitee)).thenRefuses('invitation_deactivated');
    given(sent, accepted)
      .when(accept({ ...invitee, id: '8'.repeat(32) }))
      .thenRefuses('invitation_deactivated');
  });

  test('declines it, and may think again', () => {
    given(sent).when(toggle(invitee)).thenEmits(declined);
    given(sent).when(toggle(invitee, false)).thenEmits(declined);
    given(sent, declined).when(toggle(invitee, false)).thenNothing();
    given(sent, declined).when(toggle(invitee)).thenEmits(reopened);
    given(sent, declined, reopened).when(accept(invitee)).thenEmits(accepted);
  });

  test('cannot open what was revoked', () =>
    given(sent, revoked).when(toggle(invitee, true)).thenRefuses('invitation_deactivated'));
});

describe('whoever invited', () => {
  test('revokes it, and may think again', () => {
    given(sent).when(toggle(inviter)).thenEmits(revoked);
    given(sent, revoked).when(toggle(inviter, true)).thenEmits(reopened);
    given(sent, revoked).when(toggle(inviter, false)).thenNothing();
  });

  test('neither accepts it nor takes a decline back', () => {
    given(sent).when(accept(inviter)).thenRefuses('invitation_not_found');
    given(sent, declined).when(toggle(inviter, true)).thenRefuses('invitation_deactivated');
  });

  test('does not take back what was accepted', () => {
    given(sent, accepted).when(toggle(inviter, false)).thenNothing();
    given(sent, accepted).when(toggle(inviter, true)).thenRefuses('invitation_deactivated');
  });
});

test('for anybody else there is none', () => {
  given(sent).when(accept(stranger)).thenRefuses('invitation_not_found');
  given(sent).when(toggle(stranger)).thenRefuses('invitation_not_found');
  given().when(accept(invitee)).thenRefuses('invitation_not_found');
});

test('an invitation of a person who was erased is forgotten once, and its address can be invited again', () => {
  const forget = { type: 'ForgetInvitation', data: {} } as const;
  const { InvitationForgotten: forgotten } = storedSamples;
  given(sent, accepted).when(forget).thenEmits(forgotten);
  given(sent, forgotten).when(forget).thenNothing();
  given(sent, forgotten).when(accept(invitee)).thenRefuses('invitation_not_found');
  given(sent, forgotten).when(send).thenEmits(sent);
});
