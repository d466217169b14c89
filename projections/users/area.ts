import { userEvents } from '#domain/users/events.ts';
import type { Projection } from '../projection.ts';
import { userAccountModel } from './user-account.ts';

export const usersProjection: Projection = {
  schema: 'users',
  version: 7,
  streams: ['user-'],
  events: userEvents,
  readModels: [userAccountModel],
};
