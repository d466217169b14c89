import { userEvents } from '#domain/users/events.ts';
import { roleEvents } from '#domain/users/roles/events.ts';
import type { AreaProjection } from '../projection.ts';
import { apiTokenModel } from './api-token-list.ts';
import { rolePermissionModel } from './role-permission-list.ts';
import { userAccountModel } from './user-account.ts';

export const usersProjection: AreaProjection = {
  schema: 'users',
  version: 11,
  streams: ['user-', 'roles-'],
  events: { ...userEvents, ...roleEvents },
  readModels: [userAccountModel, apiTokenModel, rolePermissionModel],
};
