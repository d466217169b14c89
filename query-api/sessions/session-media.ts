import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { sessionMedia } from '#domain/sessions/contract/calls.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { extensionOf } from '#infra/media/extension-of.ts';
import { addressFor } from '#infra/media-addresses.ts';
import { query } from '../query-area.ts';

type Blob = Readonly<{ address: string; contentType: string }>;
type Media = Readonly<{ name: string; media: Blob; rendition: { made: Blob | null } | null; isHeldBack: boolean }>;
type Addresses = Readonly<{ expiresAt: string; addressed: (blob: Blob, downloadName?: string) => string }>;

/** Media types that browsers can play at least partly until a rendition exists. */
const playableAsTheyAre = ['audio/wav', 'audio/mpeg', 'audio/mp4', 'video/mp4'];

/** SQL on `sessions.session_detail d`: a failed analysis never made the cut. Then only the owner gets the uncut recording. */
const isNeverCut = 'd.is_uncut and d.failure_reason is not null';

/**
 * SQL on `sessions.session_list l`: the analysis has not started for so long that maybe none is running. The owner then need
 * not wait for the cut to hear or download the recording.
 */
const isWaitingLong = "l.analysis_status = 'NotStarted' and l.created_at < now() - interval '15 minutes'";

/** `isHeldBack`: the recording still contains parts that will be cut off. @throws not_found if this listener gets no recording */
export async function findMedia(
  pool: Pool,
  { id, ownerId, listener }: Readonly<{ id: string; ownerId: string; listener: 'owner' | 'others' }>,
): Promise<Media> {
  const { rows } = await pool.query<Media>(
    `select l.name, d.media, d.rendition, d.is_uncut and d.failure_reason is null and not ($3 and ${isWaitingLong}) as "isHeldBack"
      from sessions.session_list l join sessions.session_detail d using (id)
      where l.id = $1 and l.owner_id = $2 and ($3 or not (${isNeverCut}))`,
    [id, ownerId, listener === 'owner'],
  );
  return rows[0] ?? refuse('not_found');
}

/** The answer for a player, with addresses that are signed for the listener. */
export function mediaAnswer({ name, media, rendition, isHeldBack }: Media, { addressed, expiresAt }: Addresses) {
  const played = rendition?.made ?? media;
  return {
    url: isHeldBack ? null : addressed(played),
    downloadUrl: isHeldBack ? null : addressed(media, `${name}${extensionOf(media.contentType)}`),
    contentType: played.contentType,
    playable: !isHeldBack && (rendition !== null || playableAsTheyAre.includes(media.contentType)),
    expiresAt,
  };
}

export const sessionMediaQuery = (keys: Keys) =>
  query(sessionMedia, {
    allow: 'signedIn',
    async answer({ params: { id }, userId }, pool) {
      const person = userId();
      const found = await findMedia(pool, { id, ownerId: person, listener: 'owner' });
      return mediaAnswer(found, addressFor(keys, { by: 'talk', id, person }));
    },
  });
