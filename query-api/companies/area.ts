import type { companiesArea } from '#domain/companies/area.ts';
import type { QueryArea } from '../query-area.ts';
import { companyActivityQuery } from './company-activity.ts';
import { companyAdminDetailQuery, companyAdminListQuery } from './company-admin.ts';
import { companyOfUserQuery, companySubscriptionQuery, companyUsersQuery } from './company-queries.ts';
import { keptDataQuery } from './kept-data.ts';

export const companies: QueryArea<typeof companiesArea> = () => ({
  companyOfUser: companyOfUserQuery,
  companySubscription: companySubscriptionQuery,
  companyUsers: companyUsersQuery,
  companyActivity: companyActivityQuery,
  companyAdminList: companyAdminListQuery,
  companyAdminDetail: companyAdminDetailQuery,
  keptData: keptDataQuery,
});
