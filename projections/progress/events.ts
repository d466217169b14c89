import { type ProgressEvent, progressEvents } from '#domain/progress/events.ts';
import { type SessionEvent, sessionEvents } from '#domain/sessions/events.ts';
import { type UserEvent, userEvents } from '#domain/users/events.ts';

const { SessionCreated, AnalysisRequested, AnalysisSucceeded, SessionRescored, SessionDeleted } = sessionEvents;
const { SessionRenamed, SessionKindChanged } = sessionEvents;
const ofSessions = {
  ...{ SessionCreated, SessionRenamed, SessionKindChanged, SessionDeleted },
  ...{ AnalysisRequested, AnalysisSucceeded, SessionRescored },
};

export type Followed =
  | ProgressEvent
  | Extract<SessionEvent, { type: keyof typeof ofSessions }>
  | Extract<UserEvent, { type: 'UserErased' }>;

export const followed = { ...progressEvents, ...ofSessions, UserErased: userEvents.UserErased };
