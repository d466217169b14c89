import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { refuse } from '#domain/kernel/errors.ts';
import { Id } from '#domain/kernel/ids.ts';
import { captionsOf } from '#domain/sessions/captions.ts';
import type { Transcript } from '#domain/sessions/transcript.ts';
import { principalOf, type Rules } from '#infra/http/rules.ts';
import type { ReadResults } from './analysis-results.ts';

/** The words of a talk as WebVTT, for its owner's player. */
export const captionsRoute =
  ({ signedIn }: Rules, readResults: ReadResults) =>
  ({ pool }: { pool: Pool }): FastifyPluginAsync =>
  async (http) => {
    http.route({
      method: 'GET',
      url: '/api/Sessions/:id/Captions.vtt',
      schema: { params: z.object({ id: Id }) },
      onRequest: signedIn,
      handler: async (request, reply) => {
        const { id } = request.params as { id: string };
        const { rows } = await pool.query<{ address: string | null }>(
          `select words -> 'transcript' ->> 'address' as address from sessions.session_detail
            where id = $1 and owner_id = $2`,
          [id, principalOf(request).id],
        );
        const { words } = await readResults<Transcript>(rows[0]?.address ?? refuse('not_found'));
        return reply
          .type('text/vtt; charset=utf-8')
          .header('cache-control', 'private, no-cache')
          .send(captionsOf(words));
      },
    });
  };
