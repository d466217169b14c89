import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { QuotaEvent } from './events.ts';

/** As they lie in the log. A shape that changes leaves its sample to `domain/old-samples.ts`. */
export const storedSamples: SamplesOf<QuotaEvent> = {
  AnalysisReserved: { type: 'AnalysisReserved', data: { sessionId: '0'.repeat(32), analysisClass: 'fast' } },
  AnalysisConsumed: { type: 'AnalysisConsumed', data: { sessionId: '0'.repeat(32) } },
  AnalysisReturned: { type: 'AnalysisReturned', data: { sessionId: '0'.repeat(32) } },
};
