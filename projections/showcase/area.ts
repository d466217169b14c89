import { howToEvents, howToOrderEvents, watchedEvents } from '#domain/showcase/events.ts';
import { userEvents } from '#domain/users/events.ts';
import type { AreaProjection } from '../projection.ts';
import { howToListModel } from './how-to-list.ts';
import { howToWatchedModel } from './how-to-watched.ts';

export const showcaseProjection: AreaProjection = {
  schema: 'showcase',
  version: 1,
  streams: ['howto-', 'howtoorder-', 'watched-', 'user-'],
  events: { ...howToEvents, ...howToOrderEvents, ...watchedEvents, UserErased: userEvents.UserErased },
  readModels: [howToListModel, howToWatchedModel],
};
