import type { companiesArea } from '#domain/companies/area.ts';
import type { QueryArea } from '../query-area.ts';
import { companyOfUserQuery, companySubscriptionQuery, companyUsersQuery } from './company-queries.ts';

export const companies: QueryArea<typeof companiesArea> = () => ({
  companyOfUser: companyOfUserQuery,
  companySubscription: companySubscriptionQuery,
  companyUsers: companyUsersQuery,
});
