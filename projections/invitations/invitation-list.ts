import { invitationList } from '#domain/invitations/contract/calls.ts';
import type { InvitationEvent } from '#domain/invitations/events.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';

type Row = Readonly<{
  id: string;
  target_type: string;
  target_id: string;
  email: string;
  inviter_id: string;
  invitee_id: string | null;
  role: string;
  standing: 'open' | 'accepted' | 'declined' | 'revoked';
  sent_at: string;
}>;

export const invitationListModel: ReadModel<InvitationEvent, Row> = {
  name: invitationList.name,
  table: 'invitation_list',
  key: 'id',
  ddl: `create table invitation_list (
      id text primary key, target_type text not null, target_id text not null, email text not null, inviter_id text not null,
      invitee_id text, role text not null, standing text not null, sent_at timestamptz not null);
    create index on invitation_list (target_id, sent_at desc);
    create index on invitation_list (invitee_id)`,

  personal: { of: 'invitee_id', leaves: 'nothing' },
  keys: ({ stream }) => (isStreamOf('invitation', stream) ? [idOf(stream)] : []),
  readers: ({ inviter_id, invitee_id }) => (invitee_id ? [inviter_id, invitee_id] : [inviter_id]),

  fold(row, event) {
    switch (event.type) {
      case 'InvitationSent': {
        const { invitedTo, email, inviterId, role } = event.data;
        if (isErased(email)) return undefined;
        const target = { target_type: invitedTo.type, target_id: invitedTo.id };
        const who = { email, inviter_id: inviterId, invitee_id: row?.invitee_id ?? null, role };
        return { id: idOf(event.stream), ...target, ...who, standing: 'open', sent_at: event.metadata.at };
      }
      case 'InvitationAddressed':
        return row && { ...row, invitee_id: event.data.inviteeId };
      case 'InvitationAccepted':
        return row && { ...row, standing: 'accepted', invitee_id: event.data.inviteeId };
      case 'InvitationDeclined':
        return row && { ...row, standing: 'declined', invitee_id: event.data.inviteeId };
      case 'InvitationRevoked':
        return row && { ...row, standing: 'revoked' };
      case 'InvitationReopened':
        return row && { ...row, standing: 'open' };
      case 'InvitationForgotten':
        return undefined;
    }
  },
};
