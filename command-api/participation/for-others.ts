/** The exports of participation for other areas. */

export { joinedSince, joinSeminar, takesPart } from './join-seminar.ts';
export { seminarOfPart, submissionsOfSession } from './submitted-sessions.ts';
