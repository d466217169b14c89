import { presentationEvents } from '#domain/presentations/events.ts';
import { userEvents } from '#domain/users/events.ts';
import type { AreaProjection } from '../projection.ts';
import { presentationListModel } from './presentation-list.ts';
import { slideModel } from './slide.ts';

export const presentationsProjection: AreaProjection = {
  schema: 'presentations',
  version: 3,
  streams: ['presentation-', 'user-'],
  events: { ...presentationEvents, UserErased: userEvents.UserErased },
  readModels: [presentationListModel, slideModel],
};
