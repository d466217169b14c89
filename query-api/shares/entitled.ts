import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { nameOf } from '#query-api/users/for-others.ts';

/** SQL: whether the share `shares.shared_talk s` is valid at this moment. */
export const isRunning = `(s.until is null or s.until > now()) and (s.reach = 'anybody' or exists (
  select from shares.together one join shares.together other on other.group_id = one.group_id
  where one.is_there and one.person_id = s.owner_id and other.person_id = s.recipient_id))`;

type Share = Readonly<{ ownerId: string; withMedia: boolean; until: string | null; username: string; name: string }>;

/** @throws not_found if the session is not shared with the person at this moment */
export async function shareOf(pool: Pool, sessionId: string, personId: string): Promise<Share> {
  const { rows } = await pool.query<Share>({
    name: 'share-of',
    text: `select s.owner_id as "ownerId", s.with_media as "withMedia", u.username, ${nameOf('u')} as name,
        to_char(s.until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until
      from shares.shared_talk s join users.user_account u on u.id = s.owner_id
      where s.session_id = $1 and s.recipient_id = $2 and ${isRunning}`,
    values: [sessionId, personId],
  });
  return rows[0] ?? refuse('not_found');
}

/** `who` is an id, an address or a username. */
export const isWho = (parameter: string) =>
  `(u.id = ${parameter} or lower(u.email) = lower(${parameter}) or lower(u.username) = lower(${parameter}))`;
