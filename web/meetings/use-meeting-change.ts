import { calendarFeed, meetingList } from '#domain/meetings/contract/calls.ts';
import { changesOf } from '../lib/changes.ts';

/** The socket would tell of a change too, but later. */
export const { useChange: useMeetingChange, useAgain: useRefetch } = changesOf([meetingList, calendarFeed]);
