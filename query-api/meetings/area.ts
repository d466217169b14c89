import type { meetingsArea } from '#domain/meetings/area.ts';
import type { QueryArea } from '../query-area.ts';
import { calendarFeedQuery, calendarFileQuery } from './calendar.ts';
import { meetingListQuery } from './meeting-list.ts';

export const meetings: QueryArea<typeof meetingsArea> = () => ({
  meetingList: meetingListQuery,
  calendarFeed: calendarFeedQuery,
  calendarFile: calendarFileQuery,
});
