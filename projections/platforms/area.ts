import { courseLinkEvents, platformAccountEvents, platformEvents } from '#domain/platforms/events.ts';
import { userEvents } from '#domain/users/events.ts';
import type { AreaProjection } from '../projection.ts';
import { courseLinkModel } from './course-link-list.ts';
import { platformAccountModel } from './platform-account-list.ts';
import { platformModel } from './platform-list.ts';

export const platformsProjection: AreaProjection = {
  schema: 'platforms',
  version: 1,
  streams: ['platform-', 'platformaccount-', 'courselink-', 'user-'],
  events: { ...platformEvents, ...platformAccountEvents, ...courseLinkEvents, UserErased: userEvents.UserErased },
  readModels: [platformModel, platformAccountModel, courseLinkModel],
};
