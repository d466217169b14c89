/** The exports of users for other areas. */
export { findAccount } from './account.ts';
export { nameOf, personOf } from './person-name.ts';
export { changedRoles, principalFromRows } from './principal-from-rows.ts';
