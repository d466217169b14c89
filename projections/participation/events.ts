import type { ParticipationEvent, RosterEvent } from '#domain/participation/events.ts';
import { participationEvents, rosterEvents } from '#domain/participation/events.ts';
import { type SeminarEvent, seminarEvents } from '#domain/seminars/events.ts';
import { type UserEvent, userEvents } from '#domain/users/events.ts';

/** With all of a seminar: its rules decide where participants stand. */
export type Followed = ParticipationEvent | RosterEvent | SeminarEvent | Extract<UserEvent, { type: 'UserErased' }>;

export const followed = {
  ...participationEvents,
  ...rosterEvents,
  ...seminarEvents,
  UserErased: userEvents.UserErased,
};
