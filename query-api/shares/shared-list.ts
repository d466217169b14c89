import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import {
  type SharedSession,
  sharedByUser,
  sharedByUsers,
  sharedSessions,
  sharingUsers,
} from '#domain/shares/contract/calls.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { type Picture, pictureAddress } from '#infra/media-addresses.ts';
import { nameOf } from '#query-api/users/for-others.ts';
import { pageOf, placeIn } from '../paged.ts';
import { type QueryRequest, query } from '../query-area.ts';
import { asTime } from '../times.ts';
import { isRunning, isWho } from './entitled.ts';

const columns = `s.session_id as "sessionId", l.name as "sessionName", l.analysis_status as "sessionStatus",
  ${asTime('s.shared_at', 'createdAt')}, l.duration, l.type, u.id as "sharingUserId", u.username as "sharingUserName",
  ${nameOf('u')} as "sharingName",
  u.picture as "profilePicture", s.with_media as "withMedia", ${asTime('s.until', 'until')}, s.first_seen_at is null as "isNew",
  f.given > 0 as "hasFeedback", f.given > 0 and f.unread = 0 as "hasFeedbackBeenRead"`;
const tables = `shares.shared_talk s join sessions.session_list l on l.id = s.session_id
  join users.user_account u on u.id = s.owner_id
  cross join lateral (select count(*)::int as given, count(*) filter (where not is_read)::int as unread
    from shares.share_feedback f where f.session_id = s.session_id and f.author_id = s.recipient_id) f`;

type ListQuery = Readonly<{
  personId: string;
  from?: readonly string[] | undefined;
  state?: 'open' | 'answered' | undefined;
  order?: 'newest' | 'oldest';
  cursor?: string | undefined;
  limit: number;
}>;

async function find(
  { pool, keys, reply }: Readonly<{ pool: Pool; keys: Keys; reply: QueryRequest<typeof sharedSessions>['reply'] }>,
  wanted: ListQuery,
): Promise<SharedSession[]> {
  const { personId, from, state, order = 'newest', cursor, limit } = wanted;
  const [direction, further] = order === 'newest' ? ['desc', '<'] : ['asc', '>'];
  const { rows } = await pool.query<Row>(
    `select ${columns} from ${tables}
      where s.recipient_id = $1 and ${isRunning}
        and ($2::text[] is null or exists (select from unnest($2::text[]) who where ${isWho('who')}))
        and ($3::text is null or (f.given > 0) = ($3 = 'answered'))
        and ($4::timestamptz is null or (s.shared_at, s.session_id) ${further} ($4::timestamptz, $5::text))
      order by s.shared_at ${direction}, s.session_id ${direction} limit $6`,
    [personId, from ?? null, state ?? null, ...placeIn(cursor), limit + 1],
  );
  const page = pageOf(reply, rows, { limit, cursorOf: (row) => `${row.createdAt}_${row.sessionId}` });
  return page.map(withPicture(keys));
}

type Pictured = Readonly<{ profilePicture: Picture | null }>;
type Row = Omit<SharedSession, 'profilePicture'> & Pictured;

/** Replaces the stored picture by its address. */
const withPicture =
  (keys: Keys) =>
  <R extends Pictured & (Readonly<{ sharingUserId: string }> | Readonly<{ id: string }>)>(row: R) => ({
    ...row,
    profilePicture: pictureAddress(keys, row.profilePicture, 'sharingUserId' in row ? row.sharingUserId : row.id),
  });

export const sharedSessionsQuery = (keys: Keys) =>
  query(sharedSessions, {
    allow: 'signedIn',
    answer: ({ query: { from, ...wanted }, userId, reply }, pool) =>
      find({ pool, keys, reply }, { ...wanted, personId: userId(), from: from === undefined ? undefined : [from] }),
  });

export const sharedByUserQuery = (keys: Keys) =>
  query(sharedByUser, {
    allow: 'signedIn',
    async answer({ params: { email }, query: page, userId, reply }, pool) {
      const found = await find({ pool, keys, reply }, { ...page, personId: userId(), from: [email] });
      // Do not reveal whether a person who shares nothing exists.
      return found.length === 0 && page.cursor === undefined ? refuse('not_found') : found;
    },
  });

/** Returns all shared sessions of these people without pages, as older clients expect it. */
export const sharedByUsersQuery = (keys: Keys) =>
  query(sharedByUsers, {
    allow: 'signedIn',
    answer: ({ query: { emails }, userId, reply }, pool) =>
      find({ pool, keys, reply }, { personId: userId(), from: emails, limit: 1_000 }),
  });

type Sharing = Readonly<{
  id: string;
  username: string;
  name: string;
  email: string;
  sessions: number;
  unanswered: number;
}>;

export const sharingUsersQuery = (keys: Keys) =>
  query(sharingUsers, {
    allow: 'signedIn',
    async answer({ userId }, pool) {
      const { rows } = await pool.query<Sharing & Pictured>(
        `select u.id, u.username, ${nameOf('u')} as name, u.email, u.picture as "profilePicture", count(*)::int as sessions,
          (count(*) filter (where f.given = 0))::int as unanswered
        from ${tables} where s.recipient_id = $1 and ${isRunning}
        group by u.id, u.username, u.email, u.picture, u.first_name, u.last_name order by name, u.id`,
        [userId()],
      );
      return rows.map(withPicture(keys));
    },
  });
