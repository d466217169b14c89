/** The exports of users for other areas. */
export { findAccount } from './account.ts';
