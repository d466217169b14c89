import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import {
  type SharedDetail,
  type ShareFeedback,
  sharedByUserDetail,
  sharedPeaks,
  sharedSeries,
  sharedSession,
} from '#domain/shares/contract/calls.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { deckOfSession } from '#query-api/presentations/for-others.ts';
import type { ReadResults } from '#query-api/sessions/for-others.ts';
import { detailOf, findSession, peaksOf, seriesOf } from '#query-api/sessions/for-others.ts';
import { personOf } from '#query-api/users/for-others.ts';
import { guardedAddresses } from '../guarded-address.ts';
import { query } from '../query-area.ts';
import { asTime } from '../times.ts';
import { isWho, shareOf } from './entitled.ts';
import { guarded } from './shared-media.ts';

/** Columns of `shares.share_feedback f`, with its author `u`. */
export const feedbackColumns = `f.id, f.at_second as "offset", f.text, f.is_read as "isRead", ${asTime('f.given_at', 'givenAt')},
  case when u.id is not null then ${personOf('u')} end as author`;

type Tools = Readonly<{ read: ReadResults; keys: Keys }>;
type SessionQuery = Readonly<{ id: string; personId: string; points: number }>;

async function sharedDetail(
  pool: Pool,
  { id, personId, points }: SessionQuery,
  { read, keys }: Tools,
): Promise<SharedDetail> {
  const { ownerId, username, name, withMedia, until } = await shareOf(pool, id, personId);
  const [row, own] = await Promise.all([
    findSession(pool, id, ownerId),
    pool.query<ShareFeedback>({
      name: 'own-share-feedback',
      text: `select ${feedbackColumns} from shares.share_feedback f left join users.user_account u on u.id = f.author_id
        where f.session_id = $1 and f.author_id = $2 order by f.at_second nulls first, f.given_at`,
      values: [id, personId],
    }),
  ]);
  const { presentationId } = row;
  // Slides are media, like the recording.
  const deck = withMedia && presentationId !== null ? await deckOfSession(pool, presentationId, ownerId) : null;
  const seen = deck && { deck, ...guardedAddresses(keys, guarded(id, personId)) };
  const detail = await detailOf(row, { points, readResults: read, seen });
  const audioUrl = `/api/Sessions/shared/${id}/Media`;
  // Hides other recipients, and the services that the owner chose.
  const hidden = { sharing: [], sharedWith: [], audioUrl };
  return { ...detail, ...hidden, sharedBy: { id: ownerId, username, name }, withMedia, until, ownFeedback: own.rows };
}

export const sharedSessionQuery = (tools: Tools) =>
  query(sharedSession, {
    allow: 'signedIn',
    answer: ({ params: { id }, query: { points }, userId }, pool) =>
      sharedDetail(pool, { id, personId: userId(), points }, tools),
  });

export const sharedByUserDetailQuery = (tools: Tools) =>
  query(sharedByUserDetail, {
    allow: 'signedIn',
    async answer({ params: { id, email }, query: { points }, userId }, pool) {
      const { ownerId } = await shareOf(pool, id, userId());
      const isTheirs = `select from users.user_account u where u.id = $1 and ${isWho('$2')}`;
      if (!(await pool.query(isTheirs, [ownerId, email])).rowCount) return refuse('not_found');
      return sharedDetail(pool, { id, personId: userId(), points }, tools);
    },
  });

export const sharedSeriesQuery = (read: ReadResults) =>
  query(sharedSeries, {
    allow: 'signedIn',
    async answer({ params: { id }, userId }, pool) {
      const { ownerId } = await shareOf(pool, id, userId());
      return seriesOf(pool, { id, ownerId }, read);
    },
  });

export const sharedPeaksQuery = (read: ReadResults) =>
  query(sharedPeaks, {
    allow: 'signedIn',
    async answer({ params: { id }, query: { points }, userId }, pool) {
      const { ownerId } = await shareOf(pool, id, userId());
      return peaksOf(pool, { id, ownerId }, { points, readResults: read });
    },
  });
