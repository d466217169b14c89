import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { sessionMovement } from '#domain/sessions/contract/movement/calls.ts';
import { type MovementTrack, samplesOf, trackOf } from '#domain/sessions/contract/movement/track.ts';
import { query } from '../query-area.ts';
import type { ReadResults } from './analysis-results.ts';

export const sessionMovementQuery = (readResults: ReadResults) =>
  query(sessionMovement, {
    allow: 'signedIn',
    async answer({ params: { id }, userId }, pool) {
      const tracks = [];
      for (const address of await partsOf(pool, id, userId())) tracks.push(await readResults<MovementTrack>(address));
      const [only] = tracks;
      return only && tracks.length === 1 ? only : trackOf(tracks.flatMap(samplesOf), only?.source);
    },
  });

/** @throws not_found if the session does not belong to the person or has no recorded movement */
async function partsOf(pool: Pool, id: string, ownerId: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ parts: readonly { address: string }[] }>(
    'select movement_parts as parts from sessions.session_detail where id = $1 and owner_id = $2',
    [id, ownerId],
  );
  const parts = rows[0]?.parts ?? [];
  return parts.length > 0 ? parts.map(({ address }) => address) : refuse('not_found');
}
