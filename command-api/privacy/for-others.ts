/** The exports of privacy for other areas. */
export { eraseUser } from './erase-user.ts';
export { streamsOfPerson } from './streams-of-person.ts';
