import { seminarEvents } from '#domain/seminars/events.ts';
import type { Projection } from '../projection.ts';
import { seminarDetailModel } from './seminar-detail.ts';
import { seminarListModel } from './seminar-list.ts';

export const seminarsProjection: Projection = {
  schema: 'seminars',
  version: 1,
  streams: ['seminar-'],
  events: seminarEvents,
  readModels: [seminarListModel, seminarDetailModel],
};
