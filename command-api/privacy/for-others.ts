/** What other areas may use of privacy here. */
export { eraseUser } from './erase-user.ts';
export { streamsOfPerson } from './streams-of-person.ts';
