import type { ParticipationEvent, RosterEvent } from '#domain/participation/events.ts';
import { participationEvents, rosterEvents } from '#domain/participation/events.ts';
import { type SeminarEvent, seminarEvents } from '#domain/seminars/events.ts';
import { type UserEvent, userEvents } from '#domain/users/events.ts';

/** Of other areas: what takes rows along. */
type Ending = Extract<SeminarEvent, { type: 'SeminarDeleted' }> | Extract<UserEvent, { type: 'UserErased' }>;
export type Followed = ParticipationEvent | RosterEvent | Ending;

export const followed = {
  ...participationEvents,
  ...rosterEvents,
  SeminarDeleted: seminarEvents.SeminarDeleted,
  UserErased: userEvents.UserErased,
};
