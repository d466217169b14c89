import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';

/** A person's relation to a seminar that they own or participate in. */
export type Member = Readonly<{ isOwner: boolean; ownerId: string }>;

/** @throws seminar_not_found if the person neither owns it nor participates */
export async function memberOf(pool: Pool, seminarId: string, personId: string): Promise<Member> {
  const { rows } = await pool.query<Member & Readonly<{ isThere: boolean }>>({
    name: 'seminar-member',
    text: `select l.owner_id = $2 as "isOwner", l.owner_id as "ownerId", exists (
        select from participation.participation p where p.seminar_id = l.id and p.participant_id = $2) as "isThere"
      from seminars.seminar_list l where l.id = $1`,
    values: [seminarId, personId],
  });
  const [member] = rows;
  return member && (member.isOwner || member.isThere) ? member : refuse('seminar_not_found');
}
