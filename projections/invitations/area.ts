import { invitationEvents } from '#domain/invitations/events.ts';
import { userEvents } from '#domain/users/events.ts';
import type { AreaProjection } from '../projection.ts';
import { invitationListModel } from './invitation-list.ts';

export const invitationsProjection: AreaProjection = {
  schema: 'invitations',
  version: 2,
  streams: ['invitation-', 'user-'],
  events: { ...invitationEvents, UserErased: userEvents.UserErased },
  readModels: [invitationListModel],
};
