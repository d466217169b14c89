import { sessionsForWeb } from '#domain/progress/contract/calls.ts';
import type { PartName, SessionRow } from '#domain/sessions/contract/report.ts';
import { ownRows } from '#query-api/sessions/for-others.ts';
import { query } from '../query-area.ts';
import { scoresColumn } from './measured-row.ts';

type Scores = Record<PartName, number | null>;

export const sessionsForWebQuery = query(sessionsForWeb, {
  allow: 'signedIn',
  async answer({ query: { cursor, limit }, userId, reply }, pool) {
    const rows = await ownRows({ cursor, limit }, { personId: userId(), reply }, pool);
    const { rows: scores } = await pool.query<{ id: string; sessionScores: Scores }>({
      name: 'scores-of-sessions',
      text: `select m.id, ${scoresColumn} from progress.session_measures m where m.id = any($1)`,
      values: [rows.map(({ id }: SessionRow) => id)],
    });
    const known = new Map(scores.map(({ id, sessionScores }) => [id, sessionScores]));
    return rows.map((row) => ({ ...row, sessionScores: known.get(row.id) ?? none }));
  },
});

const none: Scores = {
  ...{ pitch: null, volume: null, pauses: null, speech_speed: null, filler_words: null },
  ...{ repetition: null, speech_clarity: null, sentiment: null, movement: null },
};
