import { expect, test } from 'vitest';
import type { QuotaEvent } from '#domain/quotas/events.ts';
import { rowAfterIn } from '../row-after-for-test.ts';
import { quotaUsageModel } from './quota-usage.ts';

const unused = {
  ...{ id: 'ada_202610', owner_id: 'ada', period: '202610' },
  ...{ fast: 0, relaxed: 0, reserved: {} },
  ...{ feedback_fast: 0, feedback_relaxed: 0, feedback_reserved: {} },
  ...{ live_fast: 0, live_relaxed: 0 },
};

test.each([
  ['an analysis that is held', [held('1')], { fast: 1, reserved: { 1: 'fast' } }],
  [
    'two of different classes',
    [held('1'), held('2', 'relaxed')],
    { fast: 1, relaxed: 1, reserved: { 1: 'fast', 2: 'relaxed' } },
  ],
  ['two of one class', [held('1'), held('2')], { fast: 2, reserved: { 1: 'fast', 2: 'fast' } }],
  [
    'one that is consumed',
    [held('1'), held('2'), settled('AnalysisConsumed', '1')],
    { fast: 2, reserved: { 2: 'fast' } },
  ],
  [
    'one that is given back',
    [held('1'), held('2'), settled('AnalysisReturned', '1')],
    { fast: 1, reserved: { 2: 'fast' } },
  ],
  ['nothing to give back', [settled('AnalysisReturned', '1')], {}],
] as const)('%s counts', (_what, events, change) => expect(rowAfter(...events)).toEqual({ ...unused, ...change }));

test.each([
  ['a feedback that is asked for', [asked('1')], { feedback_relaxed: 1, feedback_reserved: { 1: 'relaxed' } }],
  [
    'two of different classes',
    [asked('1'), asked('2', 'fast')],
    { feedback_relaxed: 1, feedback_fast: 1, feedback_reserved: { 1: 'relaxed', 2: 'fast' } },
  ],
  [
    'one that was written',
    [asked('1'), asked('2'), answered('FeedbackConsumed', '1')],
    { feedback_relaxed: 2, feedback_reserved: { 2: 'relaxed' } },
  ],
  [
    'one that was not written',
    [asked('1'), asked('2'), answered('FeedbackReturned', '1')],
    { feedback_relaxed: 1, feedback_reserved: { 2: 'relaxed' } },
  ],
  ['nothing to give back', [answered('FeedbackReturned', '1')], {}],
] as const)('%s counts beside analyses', (_what, events, change) =>
  expect(rowAfter(...events)).toEqual({ ...unused, ...change }),
);

test('adds seconds of live words, and subtracts unused ones', () => {
  expect(rowAfter(live('LiveSecondsTaken', 30), live('LiveSecondsTaken', 30))).toEqual({ ...unused, live_relaxed: 60 });
  expect(
    rowAfter(live('LiveSecondsTaken', 30), live('LiveSecondsReturned', 12), live('LiveSecondsTaken', 5, 'fast')),
  ).toEqual({
    ...unused,
    live_relaxed: 18,
    live_fast: 5,
  });
});

test('notifies only its person', () => expect(quotaUsageModel.readers({ ...unused })).toEqual(['ada']));

type Class = 'fast' | 'relaxed';
function held(sessionId: string, analysisClass: Class = 'fast'): QuotaEvent {
  return { type: 'AnalysisReserved', data: { sessionId, analysisClass } };
}
function settled(type: 'AnalysisConsumed' | 'AnalysisReturned', sessionId: string): QuotaEvent {
  return { type, data: { sessionId } };
}
function asked(feedbackId: string, feedbackClass: Class = 'relaxed'): QuotaEvent {
  return { type: 'FeedbackReserved', data: { feedbackId, sessionId: 's', feedbackClass } };
}
function answered(type: 'FeedbackConsumed' | 'FeedbackReturned', feedbackId: string): QuotaEvent {
  return { type, data: { feedbackId } };
}
function live(
  type: 'LiveSecondsTaken' | 'LiveSecondsReturned',
  seconds: number,
  liveClass: Class = 'relaxed',
): QuotaEvent {
  return { type, data: { runId: 'r', liveClass, seconds } };
}
function rowAfter(...events: QuotaEvent[]) {
  return rowAfterIn(quotaUsageModel, 'quota-ada_202610', events);
}
