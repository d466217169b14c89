import { sessionEvents } from '#domain/sessions/events.ts';
import type { Projection } from '../projection.ts';
import { sessionDetailModel } from './session-detail.ts';
import { sessionListModel } from './session-list.ts';

export const sessionsProjection: Projection = {
  schema: 'sessions',
  version: 6,
  streams: ['session-'],
  events: sessionEvents,
  readModels: [sessionListModel, sessionDetailModel],
};
