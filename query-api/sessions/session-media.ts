import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { sessionMedia } from '#domain/sessions/contract/calls.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { extensionOf } from '#infra/media/extension-of.ts';
import { addressFor } from '../media-address.ts';
import { query } from '../query-area.ts';

type Blob = Readonly<{ address: string; contentType: string }>;
type Row = Readonly<{ name: string; media: Blob; rendition: { made: Blob | null } | null }>;

/** Kinds of recordings that browsers at least begin to play while nothing better is there. */
const playableAsTheyAre = ['audio/wav', 'audio/mpeg', 'audio/mp4', 'video/mp4'];

export const isPlayable = ({ media, rendition }: Pick<Row, 'media' | 'rendition'>): boolean =>
  rendition !== null || playableAsTheyAre.includes(media.contentType);

/** @throws not_found where the person has no such talk */
export async function findMedia(pool: Pool, id: string, ownerId: string): Promise<Row> {
  const { rows } = await pool.query<Row>(
    `select l.name, d.media, d.rendition from sessions.session_list l join sessions.session_detail d using (id)
      where l.id = $1 and l.owner_id = $2`,
    [id, ownerId],
  );
  return rows[0] ?? refuse('not_found');
}

export const sessionMediaQuery = (keys: Keys) =>
  query(sessionMedia, {
    allow: 'signedIn',
    async answer({ params: { id }, userId }, pool) {
      const person = userId();
      const { name, media, rendition } = await findMedia(pool, id, person);
      const { addressed, expiresAt } = addressFor(keys, { by: 'talk', id, person });
      return {
        url: addressed(rendition?.made ?? media),
        downloadUrl: addressed(media, `${name}${extensionOf(media.contentType)}`),
        contentType: (rendition?.made ?? media).contentType,
        playable: isPlayable({ media, rendition }),
        expiresAt,
      };
    },
  });
