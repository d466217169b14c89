/** The exports of users for other areas. */
export { type User, userDecider } from '#domain/users/decider.ts';
export { accountData } from './account-data.ts';
export { type AccountTools, accountTools } from './account-tools.ts';
export { demandActive } from './demand-active.ts';
export { isEmailHeading } from './import/import-columns.ts';
export { hasOtherAdmin } from './other-admin.ts';
export { principalFromEvents } from './principal-from-events.ts';
export { register } from './register.ts';
export { addressFault, nameFault } from './registration-faults.ts';
export { normalised, reservedNames } from './reserved-names.ts';
export { holderOf } from './reserved-streams.ts';
export { beginBrowserSession, beginSession } from './session-answer.ts';
export { loadRoles } from './stored-roles.ts';
export { loadAccount, loadUser, userStream } from './stored-user.ts';
