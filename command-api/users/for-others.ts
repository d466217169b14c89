/** The exports of users for other areas. */
export { type User, userDecider } from '#domain/users/decider.ts';
export { accountData } from './account-data.ts';
export { type AccountTools, accountTools } from './account-tools.ts';
export { demandActive } from './demand-active.ts';
export { isEmailHeading } from './import/import-columns.ts';
export { register } from './register.ts';
export { addressFault, nameFault } from './registration-faults.ts';
export { beginBrowserSession, beginSession } from './session-answer.ts';
