import { calibrationEvents } from '#domain/sessions/calibration/events.ts';
import { sessionEvents } from '#domain/sessions/events.ts';
import type { Projection } from '../projection.ts';
import { calibrationListModel } from './calibration-list.ts';
import { sessionDetailModel } from './session-detail.ts';
import { sessionListModel } from './session-list.ts';

export const sessionsProjection: Projection = {
  schema: 'sessions',
  version: 7,
  streams: ['session-', 'calibration-'],
  events: { ...sessionEvents, ...calibrationEvents },
  readModels: [sessionListModel, sessionDetailModel, calibrationListModel],
};
