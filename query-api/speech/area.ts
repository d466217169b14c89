import type { speechArea } from '#domain/speech/area.ts';
import { administersSpeech, type LocalSpeech, localSpeech } from '#domain/speech/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { type QueryArea, query } from '../query-area.ts';
import { engineComparisonQuery, speechEnginesQuery } from './comparison.ts';

export const speech: QueryArea<typeof speechArea> = () => ({
  speechEngines: speechEnginesQuery,
  engineComparison: engineComparisonQuery,
  localSpeech: query(localSpeech, {
    allow: permitted(administersSpeech),
    async answer(_asked, pool) {
      const { rows } = await pool.query<LocalSpeech>(
        `select coalesce(engine.source, 'none') as engine, coalesce(model, '') as model, coalesce(address, '') as "from", can_run as "canRun",
           coalesce(state, 'absent') as state, coalesce(arrived, 0)::float8 as arrived, coalesce(total, 0)::float8 as total, fault,
           self_test as "selfTest", earlier_talks as "earlierTalks"
         from (values (1)) one left join ops.speech_model on true left join ops.engine engine on engine.task = 'transcription'`,
      );
      return rows[0] as LocalSpeech;
    },
  }),
});
