import { companyNames } from '#domain/administration/contract/people.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';

/** Companies beyond this number are found by typing a part of the name. */
const most = 50;

export const companyNamesQuery = query(companyNames, {
  allow: permitted(administersUsers),
  async answer({ query: { q = '' } }, pool) {
    const { rows } = await pool.query<{ id: string; name: string }>(
      `select id, name from companies.company_list where strpos(lower(name), lower($1)) > 0 order by lower(name), id limit ${most}`,
      [q],
    );
    return rows;
  },
});
