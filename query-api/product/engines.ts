import type { Pool } from 'pg';
import type * as z from 'zod/mini';
import type { productConfig } from '#domain/product/contract/calls.ts';

type Config = z.input<typeof productConfig.answer>;
type Engines = Pick<Config, 'transcription' | 'liveTranscription' | 'coach'>;

/**
 * The engines for transcription and coaching, as the analysing process has reported them; the defaults before one has
 * started.
 */
export async function enginesOf(pool: Pool): Promise<Engines> {
  const { rows } = await pool.query('select task, source, sent_to as "sentTo" from ops.engine');
  const engine = (task: string) => rows.find((row) => row.task === task);
  return {
    transcription: engine('transcription') ?? { source: 'none', sentTo: null },
    liveTranscription: engine('live-transcription') ?? { source: 'none', sentTo: null },
    coach: engine('coach') ?? { source: 'rules', sentTo: null },
  };
}
