/** What other areas may use of users here. */
export { type User, userDecider } from '#domain/users/decider.ts';
export { isEmailHeading } from './import/import-columns.ts';
