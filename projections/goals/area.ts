import { type GoalEvent, goalEvents, type PracticeEvent, practiceEvents } from '#domain/goals/events.ts';
import { type UserEvent, userEvents } from '#domain/users/events.ts';
import type { Projection } from '../projection.ts';
import { goalListModel } from './goal-list.ts';
import { notedSessionModel } from './noted-session.ts';
import { pursuitModel } from './pursuit.ts';

export type Followed = GoalEvent | PracticeEvent | Extract<UserEvent, { type: 'UserErased' }>;

export const goalsProjection: Projection = {
  schema: 'goals',
  version: 1,
  streams: ['goal-', 'practice-', 'user-'],
  events: { ...goalEvents, ...practiceEvents, UserErased: userEvents.UserErased },
  readModels: [goalListModel, pursuitModel, notedSessionModel],
};
