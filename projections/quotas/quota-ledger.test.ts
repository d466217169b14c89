import { expect, test } from 'vitest';
import type { QuotaEvent } from '#domain/quotas/events.ts';
import { recorded, rowAfterIn } from '../row-after-for-test.ts';
import { quotaLedgerModel } from './quota-ledger.ts';

const stream = 'quota-ada_202610';
const at = '2026-10-01T09:00:00.000Z';
const entry = { owner_id: 'ada', seconds: null, taken_at: at, settled_at: null };

const analysis: QuotaEvent = { type: 'AnalysisReserved', data: { sessionId: 's', analysisClass: 'fast' } };
const feedback: QuotaEvent = {
  type: 'FeedbackReserved',
  data: { feedbackId: 'f', sessionId: 's', feedbackClass: 'relaxed' },
};
const live = (type: 'LiveSecondsTaken' | 'LiveSecondsReturned', seconds: number): QuotaEvent => ({
  type,
  data: { runId: 'r', liveClass: 'fast', seconds },
});

const ofAnalysis = { ...entry, id: 'ada_202610-s', kind: 'analysis', quota_class: 'fast', session_id: 's' };
const ofFeedback = { ...entry, id: 'ada_202610-f', kind: 'ai_feedback', quota_class: 'relaxed', session_id: 's' };
const ofLiveWords = {
  ...entry,
  id: 'ada_202610-r_fast',
  kind: 'live_transcription',
  quota_class: 'fast',
  session_id: null,
};

test.each([
  ['an analysis', analysis, ofAnalysis, { sessionId: 's' }, 'AnalysisConsumed', 'AnalysisReturned'],
  ['a feedback', feedback, ofFeedback, { feedbackId: 'f' }, 'FeedbackConsumed', 'FeedbackReturned'],
] as const)('%s is reserved, then used or given back', (_what, begun, row, data, consumed, returned) => {
  const end = (type: typeof consumed | typeof returned) => ({ type, data }) as QuotaEvent;
  expect(rowAfter(begun)).toEqual({ ...row, state: 'held' });
  expect(rowAfter(begun, end(consumed))).toEqual({ ...row, state: 'used', settled_at: at });
  expect(rowAfter(begun, end(returned))).toEqual({ ...row, state: 'given_back', settled_at: at });
  expect(rowAfter(begun, end(returned), begun)).toEqual({ ...row, state: 'held' });
  for (const type of [consumed, returned]) expect(rowAfter(end(type))).toBeUndefined();
});

test('uses seconds of live words at once, and returns the entry when all are given back', () => {
  const used = { ...ofLiveWords, state: 'used', settled_at: at };
  const taken = live('LiveSecondsTaken', 30);
  expect(rowAfter(taken)).toEqual({ ...used, seconds: 30 });
  expect(rowAfter(taken, taken)).toEqual({ ...used, seconds: 60 });
  expect(rowAfter(taken, live('LiveSecondsReturned', 12))).toEqual({ ...used, seconds: 18 });
  expect(rowAfter(taken, live('LiveSecondsReturned', 30))).toEqual({ ...used, seconds: 0, state: 'given_back' });
  expect(rowAfter(taken, live('LiveSecondsReturned', 30), taken)).toEqual({ ...used, seconds: 30 });
  expect(rowAfter(live('LiveSecondsReturned', 12))).toBeUndefined();
});

test.each([
  [analysis, ofAnalysis.id],
  [feedback, ofFeedback.id],
  [live('LiveSecondsTaken', 30), ofLiveWords.id],
  [live('LiveSecondsReturned', 30), ofLiveWords.id],
])('%j belongs to the entry %s', (event, id) => {
  expect(quotaLedgerModel.keys(recorded(stream, event, 0))).toEqual([id]);
});

function rowAfter(...events: QuotaEvent[]) {
  return rowAfterIn(quotaLedgerModel, stream, events);
}
