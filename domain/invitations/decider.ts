import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { InvitationEvent } from './events.ts';

type Events = { [E in InvitationEvent as E['type']]: E['data'] };
type Sent = Events['InvitationSent'];

/** `standing`: the state of the invitation. */
export type Invitation = Readonly<
  Sent & {
    standing: 'open' | 'accepted' | 'declined' | 'revoked';
    /** The person with this address; null while there is none. */
    inviteeId: string | null;
    acceptedBy: string | null;
  }
>;

/** The caller, as the call has checked: whether the address is theirs, and whether they may invite. */
export type Asker = Readonly<{ id: string; isInvitee: boolean; isInviter: boolean }>;

export type InvitationCommand =
  | Message<'SendInvitation', Sent & Readonly<{ inviteeId: string | null }>>
  | Message<'AddressInvitation', Events['InvitationAddressed']>
  | Message<'AcceptInvitation', Asker>
  /** Without `active`: the opposite of the present state. */
  | Message<'ToggleInvitation', Asker & Readonly<{ active?: boolean | undefined }>>
  /** For people who may invite: sends the same mail again, while the invitation is open. */
  | Message<'ResendInvitation', Asker>
  | Message<'ForgetInvitation', Readonly<Record<never, never>>>;

/** The invitation of one address to one seminar, group or company. */
export const invitationDecider: Decider<Invitation | null, InvitationCommand, InvitationEvent> = {
  initialState: null,

  decide(command, invitation) {
    if (command.type === 'SendInvitation') return decideSend(command.data, invitation);
    if (command.type === 'AddressInvitation') return invitation ? addressed(command.data.inviteeId, invitation) : [];
    if (command.type === 'ForgetInvitation') return invitation ? [{ type: 'InvitationForgotten', data: {} }] : [];
    const { data: asker } = command;
    // Another person's invitation gets the same answer as one that does not exist.
    if (!invitation || !(asker.isInvitee || asker.isInviter)) return refuse('invitation_not_found');
    if (command.type === 'AcceptInvitation') return decideAccept(asker, invitation);
    if (command.type === 'ResendInvitation') return decideResend(asker, invitation);
    return decideToggle(command.data, invitation);
  },

  evolve(invitation, event) {
    if (event.type === 'InvitationSent') {
      const { invitedTo, email, sealId, inviterId, role, locale } = event.data;
      const sent = { invitedTo, email, sealId, inviterId, role, locale };
      return { ...sent, standing: 'open', inviteeId: invitation?.inviteeId ?? null, acceptedBy: null };
    }
    if (!invitation) return invitation;
    switch (event.type) {
      case 'InvitationAddressed':
        return { ...invitation, inviteeId: event.data.inviteeId };
      case 'InvitationAccepted':
        return { ...invitation, standing: 'accepted', acceptedBy: event.data.inviteeId };
      case 'InvitationDeclined':
        return { ...invitation, standing: 'declined' };
      case 'InvitationRevoked':
        return { ...invitation, standing: 'revoked' };
      case 'InvitationReopened':
        return { ...invitation, standing: 'open' };
      case 'InvitationForgotten':
        return null;
      default:
        return invitation;
    }
  },
};

type Send = Extract<InvitationCommand, { type: 'SendInvitation' }>['data'];

/** An open invitation is not sent again. An accepted one is, because the person may have left since. */
function decideSend({ inviteeId, ...sent }: Send, invitation: Invitation | null): readonly InvitationEvent[] {
  if (invitation?.standing === 'open') return refuse('conflict');
  const { invitedTo, email, sealId, inviterId, role, locale } = sent;
  const event: InvitationEvent = {
    type: 'InvitationSent',
    data: { invitedTo, email, sealId, inviterId, role, locale },
  };
  return inviteeId === null ? [event] : [event, ...addressed(inviteeId, invitation)];
}

const addressed = (inviteeId: string, invitation: Invitation | null): readonly InvitationEvent[] =>
  invitation?.inviteeId === inviteeId ? [] : [{ type: 'InvitationAddressed', data: { inviteeId } }];

function decideAccept({ id, isInvitee }: Asker, invitation: Invitation): readonly InvitationEvent[] {
  if (!isInvitee) return refuse('invitation_not_found');
  if (invitation.standing === 'accepted') return invitation.acceptedBy === id ? [] : refuse('invitation_deactivated');
  if (invitation.standing !== 'open') return refuse('invitation_deactivated');
  return [{ type: 'InvitationAccepted', data: { inviteeId: id } }];
}

function decideResend({ isInviter }: Asker, invitation: Invitation): readonly InvitationEvent[] {
  if (!isInviter) return refuse('invitation_not_found');
  const { standing, invitedTo, email, sealId, inviterId, role, locale } = invitation;
  if (standing !== 'open') return refuse('invitation_deactivated');
  return [{ type: 'InvitationSent', data: { invitedTo, email, sealId, inviterId, role, locale } }];
}

type Toggle = Extract<InvitationCommand, { type: 'ToggleInvitation' }>['data'];

function decideToggle(
  { id, isInvitee, isInviter, active }: Toggle,
  { standing }: Invitation,
): readonly InvitationEvent[] {
  const isOpen = standing === 'open';
  if (isOpen === (active ?? !isOpen)) return [];
  if (isOpen) {
    const declined: InvitationEvent = { type: 'InvitationDeclined', data: { inviteeId: id } };
    return [isInvitee ? declined : { type: 'InvitationRevoked', data: {} }];
  }
  const isOwnEnding = (standing === 'declined' && isInvitee) || (standing === 'revoked' && isInviter);
  return isOwnEnding ? [{ type: 'InvitationReopened', data: {} }] : refuse('invitation_deactivated');
}
