/** What other areas may use of users here. */
export { findAccount } from './account.ts';
