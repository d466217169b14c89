import type { Pool } from 'pg';
import { SpeechEngine } from '#domain/speech/contract/comparison.ts';
import type { LiveEngine } from './live-words/live-engine.ts';
import type { Tools } from './tools.ts';

type Engines = Pick<Tools, 'transcriber' | 'coach'> & Readonly<{ live: LiveEngine | undefined }>;

/** For people before they submit a talk: the engines that transcribe and coach it, and their hosts. */
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

/** For admins who compare engines: the configured ones, with their models and hosts. */
export async function tellCompared(pool: Pool, engine: Tools['speech']['engine']): Promise<void> {
  const told = SpeechEngine.options.map((name) => ({ name, ...engine(name)?.engine }));
  await pool.query(
    `insert into ops.compared_engine (engine, model, sent_to)
     select name, model, "leavesHouseTo" from jsonb_to_recordset($1::jsonb)
       as told (name text, model text, "leavesHouseTo" text)
     on conflict (engine) do update set model = excluded.model, sent_to = excluded.sent_to`,
    [JSON.stringify(told)],
  );
}
