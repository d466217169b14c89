import { refuse } from '#domain/kernel/errors.ts';
import { sessionCaptions } from '#domain/sessions/contract/calls.ts';
import { captionsOf } from '#domain/sessions/contract/captions.ts';
import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import { query } from '../query-area.ts';
import type { ReadResults } from './analysis-results.ts';

/** The words of a session as WebVTT, for its owner's player. */
export const captionsQuery = (readResults: ReadResults) =>
  query(sessionCaptions, {
    allow: 'signedIn',
    async answer({ params: { id }, userId, reply }, pool) {
      const { rows } = await pool.query<{ address: string | null }>(
        `select words -> 'transcript' ->> 'address' as address from sessions.session_detail
          where id = $1 and owner_id = $2`,
        [id, userId()],
      );
      const { words } = await readResults<Transcript>(rows[0]?.address ?? refuse('not_found'));
      return reply.type('text/vtt; charset=utf-8').header('cache-control', 'no-store').send(captionsOf(words));
    },
  });
