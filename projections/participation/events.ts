import type { ParticipationEvent, RosterEvent } from '#domain/participation/events.ts';
import { participationEvents, rosterEvents } from '#domain/participation/events.ts';
import { type SeminarEvent, seminarEvents } from '#domain/seminars/events.ts';
import { type UserEvent, userEvents } from '#domain/users/events.ts';

/** Includes all events of seminars: their rules decide the standing of participants. */
export type Followed = ParticipationEvent | RosterEvent | SeminarEvent | Extract<UserEvent, { type: 'UserErased' }>;

export const followed = {
  ...participationEvents,
  ...rosterEvents,
  ...seminarEvents,
  UserErased: userEvents.UserErased,
};
