import { refuse } from '#domain/kernel/errors.ts';
import { clipResult } from '#domain/sessions/contract/clips.ts';
import { query } from '../query-area.ts';

type Row = Readonly<{ state: 'waiting' | 'measured' | 'failed'; measures: null }>;

/** A clip is measured immediately and has no read model: its row is queried directly. */
export const clipResultQuery = query(clipResult, {
  allow: 'signedIn',
  async answer({ params: { clipId }, userId }, pool) {
    const { rows } = await pool.query<Row>('select state, measures from ops.clip where owner_id = $1 and id = $2', [
      userId(),
      clipId,
    ]);
    return rows[0] ?? refuse('not_found');
  },
});
