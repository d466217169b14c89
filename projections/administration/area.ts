import type { Projection } from '../projection.ts';
import { confirmationListModel } from './confirmation-list.ts';
import { followedEvents } from './events.ts';
import { personListModel } from './person-list.ts';

export const administrationProjection: Projection = {
  schema: 'administration',
  version: 2,
  streams: ['user-', 'confirmation-'],
  events: followedEvents,
  readModels: [personListModel, confirmationListModel],
};
