/** The exports of users for other areas. */
export { type User, userDecider } from '#domain/users/decider.ts';
export { isEmailHeading } from './import/import-columns.ts';
