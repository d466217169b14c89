import { seminarEvents } from '#domain/seminars/events.ts';
import { userEvents } from '#domain/users/events.ts';
import type { AreaProjection } from '../projection.ts';
import { seminarDetailModel } from './seminar-detail.ts';
import { seminarListModel } from './seminar-list.ts';

export const seminarsProjection: AreaProjection = {
  schema: 'seminars',
  version: 6,
  streams: ['seminar-', 'user-'],
  events: { ...seminarEvents, UserErased: userEvents.UserErased },
  readModels: [seminarListModel, seminarDetailModel],
};
