import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldingOf } from './deciders.ts';
import { recordedForTest as recorded } from './recorded-for-test.ts';
import { storedStream } from './stored-stream.ts';

const quota = 'quota-a_202611';
const happenings = fc.record({
  type: fc.constantFrom('AnalysisReserved', 'AnalysisConsumed', 'AnalysisReturned'),
  data: fc.record({
    sessionId: fc.constantFrom('a', 'b', 'c'),
    analysisClass: fc.constantFrom('fast', 'relaxed'),
  }),
});
const longHistories = fc.array(happenings, { minLength: 400, maxLength: 900, size: 'max' });

test('gives the right state at every revision, in any order, while the stream grows', () => {
  const { initialState, evolve } = foldingOf(quota) ?? {};
  const asks = fc.array(fc.record({ later: fc.nat({ max: 100 }), which: fc.double({ min: 0, max: 1, noNaN: true }) }), {
    minLength: 20,
    maxLength: 40,
  });
  fc.assert(
    fc.property(longHistories, asks, (happened, all) => {
      const events = recorded(happened);
      const states = [initialState];
      for (const event of events) states.push(evolve?.(states.at(-1), event));
      let known = Math.ceil(events.length / 2);
      let stored = storedStream(quota, events.slice(0, known));
      for (const { later, which } of all) {
        stored = stored.with(events.slice(known, known + later));
        known = stored.events.length;
        const revision = Math.round(which * known) - 1;
        expect(stored.stateAfter(revision)).toEqual({ value: states[revision + 1], readable: true });
      }
      expect(stored.events).toEqual(events.slice(0, known));
    }),
    { numRuns: 10 },
  );
});

test('gives states up to the first unreadable event, and none after it', () => {
  const events = recorded(
    Array.from({ length: 600 }, () => ({
      type: 'AnalysisReserved',
      data: { sessionId: 'a', analysisClass: 'fast' },
    })),
  ).map((event, revision) => (revision === 400 ? withoutKey(event) : event));
  const stored = storedStream(quota, events);
  const readable = [599, 400, 399, 0, 401, 250, -1].map((revision) => stored.stateAfter(revision).readable);
  expect(readable).toEqual([false, false, true, true, false, true, true]);
});

const withoutKey = (event: ReturnType<typeof recorded>[number]) =>
  Object.defineProperty({ ...event }, 'data', {
    get: () => {
      throw new Error('sealed with a key that is not there');
    },
  });
