import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { ProgressEvent } from './events.ts';

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<ProgressEvent> = {
  ProgressSettingsChanged: {
    type: 'ProgressSettingsChanged',
    data: { attributes: ['session_score', 'filler_words'], numSessionsPerSet: 5 },
  },
  BaselineChosen: { type: 'BaselineChosen', data: { sessionId: 'a'.repeat(32) } },
  BaselineDropped: { type: 'BaselineDropped', data: { sessionId: 'a'.repeat(32) } },
};
