/** The exports of sessions for other areas. */

export { sessionDecider } from '#domain/sessions/decider.ts';
export { refuseOthersSession, scoreOfMovedSession } from './own-session.ts';
export { factsOf, judgedBy } from './session-facts.ts';
export { toSession } from './stored-session.ts';
export { recordingTaker } from './take-recording.ts';
