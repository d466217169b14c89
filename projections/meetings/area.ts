import { meetingEvents } from '#domain/meetings/events.ts';
import { userEvents } from '#domain/users/events.ts';
import type { AreaProjection } from '../projection.ts';
import { meetingListModel } from './meeting-list.ts';

export const meetingsProjection: AreaProjection = {
  schema: 'meetings',
  version: 2,
  streams: ['meeting-', 'user-'],
  events: { ...meetingEvents, UserErased: userEvents.UserErased },
  readModels: [meetingListModel],
};
