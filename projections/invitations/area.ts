import { invitationEvents } from '#domain/invitations/events.ts';
import type { Projection } from '../projection.ts';
import { invitationListModel } from './invitation-list.ts';

export const invitationsProjection: Projection = {
  schema: 'invitations',
  version: 1,
  streams: ['invitation-'],
  events: invitationEvents,
  readModels: [invitationListModel],
};
