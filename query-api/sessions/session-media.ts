import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { refuse } from '#domain/kernel/errors.ts';
import { sessionMedia } from '#domain/sessions/contract.ts';
import type { Rules } from '#infra/http/rules.ts';
import { sendBlob } from '#infra/http/send-blob.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { extensionOf } from '#infra/media/extension-of.ts';
import type { Deps } from '#infra/service.ts';
import { verifyAddress } from '#infra/signed-address.ts';
import { addressFor, mediaPath } from '../media-address.ts';
import { queryRoute } from '../query-route.ts';

type Blob = Readonly<{ address: string; contentType: string }>;
type Row = Readonly<{ name: string; media: Blob; rendition: { made: Blob | null } | null }>;

/** Kinds of recordings that browsers at least begin to play while nothing better is there. */
const playableAsTheyAre = ['audio/wav', 'audio/mpeg', 'audio/mp4', 'video/mp4'];

export const sessionMediaRoute = ({ signedIn }: Rules, keys: Keys) =>
  queryRoute(sessionMedia, {
    schemas: ['sessions'],
    allow: signedIn,
    async answer({ params: { id }, userId }, pool) {
      const { rows } = await pool.query<Row>(
        `select l.name, d.media, d.rendition from sessions.session_list l join sessions.session_detail d using (id)
          where l.id = $1 and l.owner_id = $2`,
        [id, userId()],
      );
      const { name, media, rendition } = rows[0] ?? refuse('not_found');
      const shown = rendition?.made ?? media;
      const { addressed, expiresAt } = addressFor(keys);
      return {
        url: addressed(shown),
        downloadUrl: addressed(media, `${name}${extensionOf(media.contentType)}`),
        contentType: shown.contentType,
        playable: rendition !== null || playableAsTheyAre.includes(media.contentType),
        expiresAt,
      };
    },
  });

/** The recording itself, for whoever holds an address that is still good. It is never logged. */
export const mediaFileRoute =
  ({ blobs, keys }: Pick<Deps, 'blobs' | 'keys'>): FastifyPluginAsync =>
  async (http) => {
    http.route({
      method: ['GET', 'HEAD'],
      url: mediaPath,
      schema: { querystring: z.object({ signed: z.string().max(4096) }) },
      handler: (request, reply) => {
        const { signed } = request.query as { signed: string };
        const blob = verifyAddress(keys('media-address'), signed, new Date());
        return sendBlob({ request, reply, blobs, blob: blob ?? refuse('access_denied') });
      },
    });
  };
