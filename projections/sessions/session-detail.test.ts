import { expect, test } from 'vitest';
import type { SessionEvent } from '#domain/sessions/events.ts';
import { rowAfterIn } from '../row-after-for-test.ts';
import { sessionDetailModel } from './session-detail.ts';

test.each(['words', 'finding', 'kind'] as const)(
  'marks a feedback as being rewritten after a new score for its %s',
  (cause) => {
    expect(standingAfter(spoken, rescored(cause))).toBe('rewriting');
    expect(standingAfter(spoken, rescored(cause), spoken)).toBeUndefined();
  },
);

test('keeps a feedback on an earlier formula unchanged', () => {
  expect(standingAfter(spoken, rescored('formula'))).toBe('earlier_formula');
  expect(standingAfter(spoken, rescored('words'), rescored('formula'))).toBe('earlier_formula');
});

test('has nothing to rewrite without a feedback', () => {
  expect(rowAfter(rescored('words'))?.feedback).toBeNull();
});

const blob = { address: 'ada/1', size: 44, contentType: 'audio/wav' };
const created: SessionEvent = {
  type: 'SessionCreated',
  data: {
    ownerId: 'ada',
    name: 'Probe',
    locale: 'de',
    type: 'audio',
    analysisClass: 'relaxed',
    origin: 'upload',
    recordedAt: '2026-10-01T09:00:00.000Z',
    media: { ...blob, demuxer: 'wav' },
    quotaPeriod: '202610',
  },
};
const spoken: SessionEvent = {
  type: 'FeedbackMade',
  data: { feedback: blob, modelVersion: 'rules-1', sentTo: null },
};
type Cause = Extract<SessionEvent, { type: 'SessionRescored' }>['data']['cause'];
const rescored = (cause: Cause): SessionEvent => ({
  type: 'SessionRescored',
  data: { version: 2, score: 7.25, parts: [], advice: [], text: null, cause },
});

const standingAfter = (...events: readonly SessionEvent[]) => rowAfter(...events)?.feedback?.standing;

const rowAfter = (...events: readonly SessionEvent[]) =>
  rowAfterIn(sessionDetailModel, `session-${'1'.repeat(32)}`, [created, ...events]);
