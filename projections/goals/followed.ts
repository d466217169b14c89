import { type GoalEvent, goalEvents, type PracticeEvent, practiceEvents } from '#domain/goals/events.ts';
import { type UserEvent, userEvents } from '#domain/users/events.ts';

export type Followed = GoalEvent | PracticeEvent | Extract<UserEvent, { type: 'UserErased' }>;

export const followed = { ...goalEvents, ...practiceEvents, UserErased: userEvents.UserErased };
