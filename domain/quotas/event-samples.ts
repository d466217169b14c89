import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { QuotaEvent } from './events.ts';

const feedbackId = '1f0c9e52-6d3b-5b7e-9a51-3c7d1c5f2a10';

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<QuotaEvent> = {
  AnalysisReserved: { type: 'AnalysisReserved', data: { sessionId: '0'.repeat(32), analysisClass: 'fast' } },
  AnalysisConsumed: { type: 'AnalysisConsumed', data: { sessionId: '0'.repeat(32) } },
  AnalysisReturned: { type: 'AnalysisReturned', data: { sessionId: '0'.repeat(32) } },
  FeedbackReserved: {
    type: 'FeedbackReserved',
    data: { feedbackId, sessionId: '0'.repeat(32), feedbackClass: 'relaxed' },
  },
  FeedbackConsumed: { type: 'FeedbackConsumed', data: { feedbackId } },
  FeedbackReturned: { type: 'FeedbackReturned', data: { feedbackId } },
  LiveSecondsTaken: {
    type: 'LiveSecondsTaken',
    data: { runId: '1'.repeat(32), liveClass: 'relaxed', seconds: 30 },
  },
  LiveSecondsReturned: {
    type: 'LiveSecondsReturned',
    data: { runId: '1'.repeat(32), liveClass: 'relaxed', seconds: 12 },
  },
};
