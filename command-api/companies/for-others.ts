/** The exports of companies for other areas. */

export {
  type Company,
  memberOf,
  ownerOf,
  pendingInvitations,
  seatsOf,
  takenSeats,
} from '#domain/companies/company.ts';
export { companyDecider } from '#domain/companies/decider.ts';
export { sortWanted } from '#domain/companies/invite.ts';
export { companyIdOf, findCompany, takeEmployment, toCompany, toEmployment } from './stored-company.ts';
