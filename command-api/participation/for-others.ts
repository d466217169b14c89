/** What other areas may use of participation here. */
export { joinedSince, joinSeminar, takesPart } from './join-seminar.ts';
