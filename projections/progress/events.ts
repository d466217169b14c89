import { type ProgressEvent, progressEvents } from '#domain/progress/events.ts';
import { type SessionEvent, sessionEvents } from '#domain/sessions/events.ts';
import { type UserEvent, userEvents } from '#domain/users/events.ts';

const { SessionCreated, AnalysisRequested, AnalysisSucceeded, SessionRescored, SessionDeleted } = sessionEvents;
const { SessionRenamed } = sessionEvents;
const ofSessions = {
  ...{ SessionCreated, SessionRenamed, AnalysisRequested, AnalysisSucceeded, SessionRescored, SessionDeleted },
};

export type Followed =
  | ProgressEvent
  | Extract<SessionEvent, { type: keyof typeof ofSessions }>
  | Extract<UserEvent, { type: 'UserErased' }>;

export const followed = { ...progressEvents, ...ofSessions, UserErased: userEvents.UserErased };
