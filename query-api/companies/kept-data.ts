import { areas } from '#domain/areas.ts';
import { keptData } from '#domain/companies/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { query } from '../query-area.ts';
import { companyOf } from './company-queries.ts';

/** The stored data, as the areas declare it. */
export const keptDataQuery = query(keptData, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    if (!(await companyOf(pool, userId()))) return refuse('not_found');
    return areas.flatMap(({ keeps }) => keeps.map(({ readers, ...kept }) => ({ ...kept, readers: [...readers] })));
  },
});
