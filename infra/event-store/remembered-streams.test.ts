import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Known, rememberedStreams } from './remembered-streams.ts';

const decider = {};
const a = { stream: 'counter-a', decider };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('remembers a stream for each decider separately', () => {
  const { streams } = memory();
  const now = known(4);
  streams.remember(a, now);
  expect(streams.recall(a)).toBe(now);
  expect(streams.recall({ ...a, decider: {} })).toBeUndefined();
  expect(streams.recall({ ...a, stream: 'counter-b' })).toBeUndefined();
});

test('forgets a stream half a minute after its read, however often it is used', () => {
  const { streams } = memory();
  const read = known(4);
  streams.remember(a, read);
  vi.advanceTimersByTime(20_000);
  streams.remember(a, { ...read, revision: 5 });
  vi.advanceTimersByTime(9_999);
  expect(streams.recall(a)?.revision).toBe(5);
  vi.advanceTimersByTime(1);
  expect(streams.recall(a)).toBeUndefined();
  streams.remember(a, { ...read, revision: 6 });
  expect(streams.recall(a)).toBeUndefined();
});

test('forgets all streams, and reads in progress, on an erasure or a lost connection', () => {
  for (const person of ['ada', undefined]) {
    const { streams, tell } = memory();
    const reading = known(4);
    streams.remember({ ...a, stream: 'counter-b' }, reading);
    vi.advanceTimersByTime(5);
    tell(person);
    streams.remember(a, reading);
    for (const stream of ['counter-a', 'counter-b']) expect(streams.recall({ ...a, stream })).toBeUndefined();
    vi.advanceTimersByTime(1);
    streams.remember(a, known(4));
    expect(streams.recall(a)).toBeDefined();
  }
});

test('evicts the streams that were read first when there are too many streams or events', () => {
  const { streams } = memory({ mostStreams: 3, mostEvents: 100, keptMs: 30_000 });
  const all = ['a', 'b', 'c', 'd'];
  const left = () => all.filter((stream) => streams.recall({ stream, decider }));
  for (const stream of all) {
    streams.remember({ stream, decider }, known(9));
    vi.advanceTimersByTime(1);
  }
  expect(left()).toEqual(['b', 'c', 'd']);
  streams.remember({ stream: 'b', decider }, known(19));
  streams.remember({ stream: 'a', decider }, known(68));
  expect(left()).toEqual(['a', 'b', 'd']);
  streams.remember({ stream: 'c', decider }, known(100));
  expect(left()).toEqual([]);
});

test('frees the space of expired streams', () => {
  const { streams } = memory({ mostStreams: 3, mostEvents: 100, keptMs: 30_000 });
  for (const stream of ['a', 'b']) streams.remember({ stream, decider }, known(40));
  vi.advanceTimersByTime(33_000);
  for (const stream of ['c', 'd']) streams.remember({ stream, decider }, known(40));
  streams.forget('d', known(40));
  streams.remember({ stream: 'e', decider }, known(40));
  expect(['c', 'e'].map((stream) => streams.recall({ stream, decider })?.revision)).toEqual([40, 40]);
});

test('neither replaces nor forgets a newer state on behalf of an older one', () => {
  const { streams } = memory();
  const [older, newer] = [known(4), known(5)];
  streams.remember(a, newer);
  streams.remember(a, older);
  streams.forget(a.stream, older);
  expect(streams.recall(a)).toBe(newer);
  streams.forget(a.stream, newer);
  expect(streams.recall(a)).toBeUndefined();
});

const known = (revision: number): Known<number> => ({
  state: revision + 1,
  revision,
  position: 0n,
  commandIds: new Set(),
  idsFrom: 0,
  readAt: performance.now(),
});

function memory(bounds?: Parameters<typeof rememberedStreams>[1]) {
  let tell: (person: string | undefined) => void = () => {};
  const on = (_channel: string, listener: typeof tell) => {
    tell = listener;
    return () => {};
  };
  const streams = rememberedStreams({ on }, bounds);
  return { streams, tell: (person: string | undefined) => tell(person) };
}
