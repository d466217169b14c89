/** The exports of participation for other areas. */

export { completedBy, completing } from './completed-by.ts';
export { joinedSince, joinSeminar, progressOf, takesPart, wasRemoved } from './join-seminar.ts';
export { findParticipation as findPart } from './stored-participation.ts';
export { seminarOfPart, submissionsOfSession } from './submitted-sessions.ts';
