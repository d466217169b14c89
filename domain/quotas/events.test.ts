import { expect, test } from 'vitest';
import { quotaEvents } from './events.ts';

// As they lie in the log. Only ever add to this list.
const stored = [
  { type: 'AnalysisReserved', data: { sessionId: '0'.repeat(32), analysisClass: 'fast' } },
  { type: 'AnalysisConsumed', data: { sessionId: '0'.repeat(32) } },
  { type: 'AnalysisReturned', data: { sessionId: '0'.repeat(32) } },
] as const;

test.each(stored)('$type reads as it was stored', ({ type, data }) => {
  expect(quotaEvents[type].parse(data)).toEqual(data);
});

test('every event has a stored sample', () => {
  expect(stored.map(({ type }) => type).sort()).toEqual(Object.keys(quotaEvents).sort());
});
