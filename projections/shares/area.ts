import { groupEvents } from '#domain/groups/events.ts';
import { seminarEvents } from '#domain/seminars/events.ts';
import { sessionEvents } from '#domain/sessions/events.ts';
import { shareEvents } from '#domain/shares/events.ts';
import { guestEvents } from '#domain/shares/guest-events.ts';
import { userEvents } from '#domain/users/events.ts';
import type { AreaProjection } from '../projection.ts';
import { guestLinkModel } from './guest-link.ts';
import { shareFeedbackModel } from './share-feedback.ts';
import { sharedSessionModel } from './shared-session.ts';
import { togetherModel } from './together.ts';

const { GroupCreated, MemberJoined, MemberRemoved, GroupRemoved, GroupRestored, GroupPurged } = groupEvents;

export const sharesProjection: AreaProjection = {
  schema: 'shares',
  version: 3,
  streams: ['sharing-', 'guestlink-', 'seminar-', 'group-', 'session-', 'user-'],
  events: {
    ...shareEvents,
    ...guestEvents,
    SeminarDeleted: seminarEvents.SeminarDeleted,
    ...{ GroupCreated, MemberJoined, MemberRemoved, GroupRemoved, GroupRestored, GroupPurged },
    SessionDeleted: sessionEvents.SessionDeleted,
    UserErased: userEvents.UserErased,
  },
  // Membership comes first, because the readers of the others depend on it.
  readModels: [togetherModel, sharedSessionModel, shareFeedbackModel, guestLinkModel],
};
