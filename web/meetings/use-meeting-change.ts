import { calendarFeed, meetingList } from '#domain/meetings/contract/calls.ts';
import { changesOf } from '../lib/changes.ts';

/** Refetches at once; the socket would announce the change later. */
export const { useChange: useMeetingChange, useAgain: useRefetch } = changesOf([meetingList, calendarFeed]);
