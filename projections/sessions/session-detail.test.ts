import { expect, test } from 'vitest';
import { storedSamples } from '#domain/sessions/event-samples.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import { sessionDetailModel } from './session-detail.ts';

const { SessionCreated, SessionRescored, FeedbackMade } = storedSamples;
type Cause = (typeof SessionRescored)['data']['cause'];
const rescored = (cause: Cause): SessionEvent => ({ ...SessionRescored, data: { ...SessionRescored.data, cause } });

test.each(['words', 'finding', 'kind'] as const)(
  'after another score for its %s a feedback is being rewritten',
  (cause) => {
    expect(standingAfter(FeedbackMade, rescored(cause))).toBe('rewriting');
    expect(standingAfter(FeedbackMade, rescored(cause), FeedbackMade)).toBeUndefined();
  },
);

test('a feedback of before another formula stays as it is, whatever was to come', () => {
  expect(standingAfter(FeedbackMade, rescored('formula'))).toBe('earlier_formula');
  expect(standingAfter(FeedbackMade, rescored('words'), rescored('formula'))).toBe('earlier_formula');
});

test('where nobody has said anything there is nothing to rewrite', () => {
  expect(rowAfter(rescored('words'))?.feedback).toBeNull();
});

const standingAfter = (...events: readonly SessionEvent[]) => rowAfter(...events)?.feedback?.standing;

type Row = ReturnType<typeof sessionDetailModel.fold>;

const rowAfter = (...events: readonly SessionEvent[]) =>
  [SessionCreated, ...events].reduce<Row>(
    (row, event) => sessionDetailModel.fold(row, { ...event, ...recorded }),
    undefined,
  );

const metadata = {
  correlationId: 'c',
  causationId: 'c',
  commandId: 'c',
  commandHash: 'h',
  actor: { kind: 'system', id: 'test' },
  at: '2026-10-01T09:00:00Z',
  schema: 1,
} as const;
const recorded = { id: 'e', stream: `session-${'1'.repeat(32)}`, revision: 0, position: 1n, metadata };
