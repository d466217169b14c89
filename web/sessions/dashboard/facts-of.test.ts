import { expect, test } from 'vitest';
import { factsOf } from './facts-of.ts';

// Wednesday.
const now = new Date(2026, 10, 25, 12);
const on = (day: number) => ({ recordingDate: new Date(2026, 10, day, 9).toISOString() });

test("the week starts on Monday in the reader's time zone", () => {
  const sessions = [on(25), on(23), on(22)];
  expect(factsOf({ sessions, metaAnalysis: [] }, now)).toEqual({ thisWeek: 2, change: undefined });
});

test('names a change only if progress does, and a good one first', () => {
  const unclear = { attributeType: 'session_score', verdict: 'no_clear_change' } as const;
  const worse = { attributeType: 'pauses', verdict: 'worse' } as const;
  const better = { attributeType: 'filler_words', verdict: 'better' } as const;
  expect(factsOf({ sessions: [], metaAnalysis: [unclear] }, now).change).toBeUndefined();
  expect(factsOf({ sessions: [], metaAnalysis: [unclear, worse, better] }, now).change).toEqual(better);
});
