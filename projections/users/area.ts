import { dataExportEvents } from '#domain/privacy/events.ts';
import { userEvents } from '#domain/users/events.ts';
import type { Projection } from '../projection.ts';
import { dataExportModel } from './data-export.ts';
import { userAccountModel } from './user-account.ts';

export const usersProjection: Projection = {
  schema: 'users',
  version: 3,
  streams: ['user-', 'export-'],
  events: { ...userEvents, ...dataExportEvents },
  readModels: [userAccountModel, dataExportModel],
};
