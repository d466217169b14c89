import type { AreaProjection } from '../projection.ts';
import { confirmationListModel } from './confirmation-list.ts';
import { followedEvents } from './events.ts';
import { personListModel } from './person-list.ts';
import { supportAccessModel } from './support-access.ts';

export const administrationProjection: AreaProjection = {
  schema: 'administration',
  version: 3,
  streams: ['user-', 'confirmation-', 'support-'],
  events: followedEvents,
  readModels: [personListModel, confirmationListModel, supportAccessModel],
};
