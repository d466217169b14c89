import { meetingEvents } from '#domain/meetings/events.ts';
import type { Projection } from '../projection.ts';
import { meetingListModel } from './meeting-list.ts';

export const meetingsProjection: Projection = {
  schema: 'meetings',
  version: 1,
  streams: ['meeting-'],
  events: meetingEvents,
  readModels: [meetingListModel],
};
