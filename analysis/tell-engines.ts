import type { Pool } from 'pg';
import type { LiveEngine } from './live-words/live-engine.ts';
import type { Tools } from './tools.ts';

type Engines = Pick<Tools, 'transcriber' | 'coach'> & Readonly<{ live: LiveEngine | undefined }>;

/** For people, before they hand over a talk: who will listen to it and who will coach, and where that is. */
export async function tellEngines(pool: Pool, { transcriber, coach, live }: Engines) {
  const listens = [transcriber?.engine.source ?? 'none', transcriber?.engine.leavesHouseTo ?? null];
  const coaches = [coach.source, coach.leavesHouseTo];
  const readsAlong = [live?.source ?? 'none', live?.leavesHouseTo ?? null];
  await pool.query(
    `insert into ops.engine (task, source, sent_to)
     values ('transcription', $1, $2), ('coach', $3, $4), ('live-transcription', $5, $6)
     on conflict (task) do update set source = excluded.source, sent_to = excluded.sent_to`,
    [...listens, ...coaches, ...readsAlong],
  );
}
