import { refuse } from '#domain/kernel/errors.ts';
import { administersSpeech } from '#domain/speech/contract/calls.ts';
import {
  type EngineComparison,
  type EngineState,
  engineComparison,
  SpeechEngine,
  speechEngines,
} from '#domain/speech/contract/comparison.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';
import { asTime } from '../times.ts';

const allow = permitted(administersSpeech);

export const speechEnginesQuery = query(speechEngines, {
  allow,
  async answer(_asked, pool) {
    const { rows } = await pool.query<EngineState>(
      `select name as engine, model is not null as "isSetUp", coalesce(model, '') as model, sent_to as "sentTo"
       from unnest($1::text[]) with ordinality as known (name, place) left join ops.compared_engine on engine = name
       order by place`,
      [SpeechEngine.options],
    );
    return rows;
  },
});

export const engineComparisonQuery = query(engineComparison, {
  allow,
  async answer({ params: { id } }, pool) {
    const { rows } = await pool.query<EngineComparison>(
      `select id, state, fault, ${asTime('created_at', 'createdAt')}, recording is null as "isShipped", locale, said, seconds,
         engines, results
       from ops.engine_comparison where id = $1`,
      [id],
    );
    return rows[0] ?? refuse('not_found');
  },
});
