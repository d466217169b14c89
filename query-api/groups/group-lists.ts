import type { Pool } from 'pg';
import { companyGroups, type GroupRow, myGroups, publicGroups, usesGroups } from '#domain/groups/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { permitted } from '#infra/http/rules.ts';
import { pageOf } from '../paged.ts';
import { query } from '../query-area.ts';
import { groupColumns, groupTables, isOpenToColleague } from './group-row.ts';

const allow = permitted(...usesGroups);

export const myGroupsQuery = query(myGroups, {
  allow,
  answer: ({ userId }, pool) => groupsOf(pool, userId()),
});

/** The groups of which a person is a member. */
export async function groupsOf(pool: Pool, personId: string): Promise<GroupRow[]> {
  const { rows } = await pool.query<GroupRow>({
    name: 'my-groups',
    text: `select ${groupColumns} from ${groupTables}
      where me.person_id is not null and not g.is_removed order by lower(g.name), g.id`,
    values: [personId],
  });
  return rows;
}

/** Ordered by name. The cursor is the id of the last group, because a name may contain anything. */
export const publicGroupsQuery = query(publicGroups, {
  allow,
  async answer({ query: { cursor, limit, search }, userId, reply }, pool) {
    const after = cursor === undefined ? null : idIn(cursor);
    const { rows } = await pool.query<GroupRow>(
      `select ${groupColumns} from ${groupTables}
        where g.is_public and not g.is_removed and not g.is_closed and me.person_id is null
          and ($2::text is null or position(lower($2 collate "und-x-icu") in lower(g.name collate "und-x-icu")) > 0)
          and ($3::text is null or (lower(g.name), g.id) > (select lower(l.name), l.id from groups.group_list l where l.id = $3))
        order by lower(g.name), g.id limit $4`,
      [userId(), search || null, after, limit + 1],
    );
    return [...pageOf(reply, rows, { limit, cursorOf: ({ id }) => id })];
  },
});

const idIn = (cursor: string) => (/^[0-9a-f]{32}$/.test(cursor) ? cursor : refuse('invalid_input', 'cursor'));

export const companyGroupsQuery = query(companyGroups, {
  allow,
  async answer({ userId }, pool) {
    const { rows } = await pool.query<GroupRow>({
      name: 'company-groups',
      text: `select ${groupColumns} from ${groupTables}
        where ${isOpenToColleague} and not g.is_removed and me.person_id is null order by lower(g.name), g.id`,
      values: [userId()],
    });
    return rows;
  },
});
