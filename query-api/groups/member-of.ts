import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { managesAs } from './manages-as.ts';

type Membership = Readonly<{ isOwner: boolean; manages: boolean }>;

/** @throws not_found if the person is not a member or there is no such group */
export async function memberOf(pool: Pool, groupId: string, personId: string): Promise<Membership> {
  const { rows } = await pool.query<Membership>({
    name: 'group-member',
    text: `select g.owner_id is not distinct from m.person_id as "isOwner",
        ${managesAs('m')} as manages
      from groups.member m join groups.group_list g on g.id = m.group_id
      where m.group_id = $1 and m.person_id = $2 and not g.is_removed`,
    values: [groupId, personId],
  });
  return rows[0] ?? refuse('not_found');
}
