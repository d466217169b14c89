import { calibrationEvents } from '#domain/sessions/calibration/events.ts';
import { drillEvents } from '#domain/sessions/drills/events.ts';
import { sessionEvents } from '#domain/sessions/events.ts';
import { userEvents } from '#domain/users/events.ts';
import type { AreaProjection } from '../projection.ts';
import { calibrationListModel } from './calibration-list.ts';
import { drillListModel } from './drill-list.ts';
import { sessionDetailModel } from './session-detail.ts';
import { sessionListModel } from './session-list.ts';

export const sessionsProjection: AreaProjection = {
  schema: 'sessions',
  version: 15,
  streams: ['session-', 'calibration-', 'drill-', 'user-'],
  events: { ...sessionEvents, ...calibrationEvents, ...drillEvents, UserErased: userEvents.UserErased },
  readModels: [sessionListModel, sessionDetailModel, calibrationListModel, drillListModel],
};
