import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Message, Recorded } from '#domain/kernel/message.ts';
import { quotaDecider } from '#domain/quotas/decider.ts';
import type { QuotaEvent } from '#domain/quotas/events.ts';
import { sessionDecider } from '#domain/sessions/decider.ts';
import { storedSamples } from '#domain/sessions/event-samples.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import { recordedForTest as recorded } from './recorded-for-test.ts';
import { storedStream } from './stored-stream.ts';
import { stateAt } from './stream-state.ts';
import { withoutMedia } from './without-media.ts';

const someSessionEvents = fc.array(fc.constantFrom<SessionEvent>(...Object.values(storedSamples)), { minLength: 1 });
const sessionId = fc.constantFrom('a'.repeat(32), 'b'.repeat(32));
const someQuotaEvents = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant('AnalysisReserved' as const),
      data: fc.record({ sessionId, analysisClass: fc.constantFrom('fast' as const, 'relaxed' as const) }),
    }),
    fc.record({
      type: fc.constantFrom('AnalysisConsumed' as const, 'AnalysisReturned' as const),
      data: fc.record({ sessionId }),
    }),
  ) as fc.Arbitrary<QuotaEvent>,
  { minLength: 1 },
);

test('the state of a session at a revision equals the fold of its events', () => {
  fc.assert(
    fc.property(someSessionEvents, fc.nat(), (events, n) => {
      const revision = n % events.length;
      const upTo = events.slice(0, revision + 1).reduce(sessionDecider.evolve, sessionDecider.initialState);
      const { state } = stateAt(session(events), revision);
      expect(state).toEqual(withoutMedia(upTo));
    }),
  );
});

test('a quota’s state at a revision plus the differences equals the current state', () => {
  fc.assert(
    fc.property(someQuotaEvents, fc.nat(), (events, n) => {
      const revision = n % events.length;
      const shown = stateAt(quota(events), revision);
      const upTo = (count: number) => events.slice(0, count).reduce(quotaDecider.evolve, quotaDecider.initialState);
      expect(shown.state).toEqual(upTo(revision + 1));
      expect(shown.now).toEqual(upTo(events.length));
      const patched = structuredClone(shown.state) as Record<string, Record<string, unknown>>;
      for (const { path, now } of shown.differences) put(patched, path, now);
      expect(patched).toEqual(shown.now);
    }),
  );
});

test('before its first event a stream has the initial state', () => {
  const shown = stateAt(quota([storedSamples.AnalysisStarted]), -1);
  expect(shown).toMatchObject({ revision: -1, at: null, last: 0, state: quotaDecider.initialState });
});

test('contains no address of a recording', () => {
  const { state, now } = stateAt(session([storedSamples.SessionCreated]), 0);
  const { address } = storedSamples.SessionCreated.data.media;
  expect(JSON.stringify([state, now])).not.toContain(address);
  expect(state).toMatchObject({ media: { hash: address.split('/')[1], size: expect.any(Number) } });
});

test('reports a stream without a decider, and an unreadable event', () => {
  expect(stateAt(storedStream('choir-a', recorded([{ type: 'SongSung', data: {} }])), 0)).toMatchObject({
    made: 'none',
  });
  const [event] = recorded([storedSamples.SessionCreated]);
  const broken = Object.defineProperty({ ...event } as Recorded, 'data', {
    get: () => {
      throw new Error('sealed with a key that is not there');
    },
  });
  expect(stateAt(storedStream('session-a', [broken]), 0)).toMatchObject({
    made: 'unreadable',
    state: null,
    differences: [],
  });
});

test('refuses a revision that does not exist yet', () => {
  expect(() => stateAt(session([storedSamples.SessionCreated]), 1)).toThrow(
    expect.objectContaining({ code: 'invalid_input' }),
  );
});

const session = (events: readonly Message[]) => storedStream('session-a', recorded(events));
const quota = (events: readonly Message[]) => storedStream('quota-a_202611', recorded(events));

function put(state: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) put(state[name] as Record<string, unknown>, rest, value);
  else if (value === undefined) delete state[name];
  else state[name] = value;
}
