/** The exports of companies for other areas. */

export { type Company, memberOf, ownerOf, pendingInvitations, takenSeats } from '#domain/companies/company.ts';
export { companyDecider } from '#domain/companies/decider.ts';
export { companySeats } from './company-seats.ts';
export { companyIdOf } from './stored-company.ts';
