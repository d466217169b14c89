import { dataExportEvents } from '#domain/privacy/events.ts';
import { userEvents } from '#domain/users/events.ts';
import type { AreaProjection } from '../projection.ts';
import { dataExportModel } from './data-export.ts';

const { UserErased } = userEvents;

export const privacyProjection: AreaProjection = {
  schema: 'privacy',
  version: 1,
  streams: ['export-', 'user-'],
  events: { ...dataExportEvents, UserErased },
  readModels: [dataExportModel],
};
