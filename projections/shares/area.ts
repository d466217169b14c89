import { groupEvents } from '#domain/groups/events.ts';
import { sessionEvents } from '#domain/sessions/events.ts';
import { shareEvents } from '#domain/shares/events.ts';
import { userEvents } from '#domain/users/events.ts';
import type { Projection } from '../projection.ts';
import { shareFeedbackModel } from './share-feedback.ts';
import { sharedTalkModel } from './shared-talk.ts';
import { togetherModel } from './together.ts';

const { GroupCreated, MemberJoined, MemberRemoved, GroupRemoved, GroupRestored, GroupPurged } = groupEvents;

export const sharesProjection: Projection = {
  schema: 'shares',
  version: 2,
  streams: ['sharing-', 'group-', 'session-', 'user-'],
  events: {
    ...shareEvents,
    ...{ GroupCreated, MemberJoined, MemberRemoved, GroupRemoved, GroupRestored, GroupPurged },
    SessionDeleted: sessionEvents.SessionDeleted,
    UserErased: userEvents.UserErased,
  },
  // Who belongs together first: it says to whom the others are told.
  readModels: [togetherModel, sharedTalkModel, shareFeedbackModel],
};
