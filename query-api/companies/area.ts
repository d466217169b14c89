import { areas } from '#domain/areas.ts';
import type { companiesArea } from '#domain/companies/area.ts';
import { keptData } from '#domain/companies/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { QueryArea } from '../query-area.ts';
import { query } from '../query-area.ts';
import { companyActivityQuery } from './company-activity.ts';
import { companyAdminDetailQuery, companyAdminListQuery } from './company-admin.ts';
import { companyOf, companyOfUserQuery, companySubscriptionQuery, companyUsersQuery } from './company-queries.ts';

/** As the areas declare it. */
const keptDataQuery = query(keptData, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    if (!(await companyOf(pool, userId()))) return refuse('not_found');
    return areas.flatMap(({ keeps }) => keeps.map(({ readers, ...kept }) => ({ ...kept, readers: [...readers] })));
  },
});

export const companies: QueryArea<typeof companiesArea> = () => ({
  companyOfUser: companyOfUserQuery,
  companySubscription: companySubscriptionQuery,
  companyUsers: companyUsersQuery,
  companyActivity: companyActivityQuery,
  companyAdminList: companyAdminListQuery,
  companyAdminDetail: companyAdminDetailQuery,
  keptData: keptDataQuery,
});
