import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, test } from 'vitest';
import { chainHashes, nothingBefore } from './chain-hashes.ts';
import { agree, type Entry, type LoggedEvent, nameFault, timeOf } from './tampering.ts';

const hashes = chainHashes(sha256);
const cause = { correlationId: 'c', causationId: 'c', commandId: 'c', commandHash: '', schema: 1 };
const actor = { kind: 'user', id: 'ada' } as const;
const event = (n: number, stream = 'talk-a'): LoggedEvent => ({
  ...{ id: `${stream}-${n}`, stream, revision: n, type: 'Said', data: { n }, position: `${10 * n}` },
  metadata: { ...cause, actor, at: `2026-01-01T00:00:0${n}.000Z` },
});
const log = [0, 1, 2, 3].map((n) => event(n));
const stranger = event(0, 'talk-b');
const links: Uint8Array[] = [];
for (const one of log) links.push(hashes.ofEvent(links.at(-1) ?? nothingBefore, one));
const before = (n: number) => links[n - 1] ?? nothingBefore;
const entries = log.map(
  (one, number): Entry => ({
    ...{ number, position: String(one.position), id: one.id, stream: one.stream, revision: one.revision },
    ...{ at: timeOf(one), hash: links[number] as Uint8Array },
  }),
);
const [first, second, third] = entries as [Entry, Entry, Entry];
const places = entries.map(({ hash: _, at: __, ...place }) => place);
const otherTime = { metadata: { ...cause, actor, at: '2026-02-01T00:00:00.000Z' } };

/** What is said of the first difference between the chain and this log. */
function faultOf(now: readonly LoggedEvent[], known: readonly Entry[] = entries) {
  const isWrong = (_: unknown, n: number) => {
    const [entry, one] = [known[n], now[n]];
    if (!entry || !one || !agree(entry, one)) return true;
    return !hashes.ofEvent(before(n), one).every((byte, at) => byte === entry.hash[at]);
  };
  const number = Array.from({ length: 9 }).findIndex(isWrong);
  return nameFault(
    { entry: known[number], event: now[number], number, before: before(number) },
    {
      streamNow: async (stream) => now.filter((one) => one.stream === stream),
      entryOf: async (id) => known.find((entry) => entry.id === id),
    },
    hashes,
  );
}

const withChange = (n: number, change: object) => log.map((one, at) => (at === n ? { ...one, ...change } : one));

test.each([
  ['other data', { data: { n: 9 } }, 'changed'],
  ['another type', { type: 'Sung' }, 'changed'],
  ['another time', otherTime, 'time'],
  ['another time and other data', { ...otherTime, data: { n: 9 } }, 'changed'],
  ['another revision', { revision: 7 }, 'renumbered'],
  ['another revision and other data', { revision: 7, data: { n: 9 } }, 'changed'],
  ['another revision and another time', { ...otherTime, revision: 7 }, 'changed'],
])('an event with %s', async (_what, change, what) => {
  expect(await faultOf(withChange(1, change))).toEqual({ what, ...places[1] });
});

test('an event at another position, with all else as it was', async () => {
  const moved = { ...log[1], position: 15n } as LoggedEvent;
  const around = { streamNow: async () => [log[0], moved] as LoggedEvent[], entryOf: async () => undefined };
  const fault = await nameFault({ entry: second, event: moved, number: 1, before: before(1) }, around, hashes);
  expect(fault).toEqual({ what: 'renumbered', ...places[1] });
});

test.each([
  ['time', { at: '2026-02-01T00:00:00.000Z' }],
  ['revision', { revision: 7 }],
  ['time and position', { at: '2026-02-01T00:00:00.000Z', position: '17' }],
])('an entry with another %s, where the event is as it was', async (_what, change) => {
  const { hash: _, at: __, ...place } = { ...second, ...change };
  const around = { streamNow: async () => [], entryOf: async () => undefined };
  const differs = { entry: { ...second, ...change }, event: log[1], number: 1, before: before(1) };
  expect(await nameFault(differs, around, hashes)).toEqual({ what: 'entry', ...place });
});

test('an event after the last entry, and an entry after the last event', async () => {
  const more = { ...event(4), position: 40n };
  expect(await faultOf([...log, more])).toEqual({
    ...{ what: 'inserted', number: 4, id: 'talk-a-4', stream: 'talk-a', revision: 4, position: '40' },
  });
  expect(await faultOf(log.slice(0, 3))).toEqual({ what: 'missing', ...places[3] });
});

describe('two events of a stream that have each other’s revision', () => {
  const turned = (revision: number, other: number) =>
    log.map((one, n) => (n === 1 ? { ...one, revision } : n === 2 ? { ...one, revision: other } : one));

  test('have changed places', async () => {
    expect(await faultOf(turned(2, 1))).toEqual({ what: 'swapped', ...places[1] });
  });

  test('have not, if one has a revision that nobody had', async () => {
    expect(await faultOf(turned(7, 1))).toEqual({ what: 'renumbered', ...places[1] });
    expect(await faultOf(turned(7, 2))).toEqual({ what: 'renumbered', ...places[1] });
  });
});

describe('another event in the place of one', () => {
  const instead = (one: LoggedEvent) => log.with(1, one);
  const unknown = { ...event(1), id: 'new' };

  test('that is gone is the same one with another id, if it stands where that stood', async () => {
    expect(await faultOf(instead(unknown))).toEqual({ what: 'changed', ...places[1] });
  });

  test.each([
    ['of another stream', { ...unknown, stream: 'talk-b' }],
    ['of another revision', { ...unknown, revision: 7 }],
    ['that has an entry of its own', log[2] as LoggedEvent],
  ])('that is gone leaves it missing: one %s', async (_what, one) => {
    expect(await faultOf(instead(one))).toEqual({ what: 'missing', ...places[1] });
  });

  test.each([
    ['that no entry knows', stranger],
    ['that is a copy of a later one', { ...log[2], position: '5' } as LoggedEvent],
    ['that is a copy of an earlier one', { ...log[0], position: '5' } as LoggedEvent],
  ])('that is still there was inserted: one %s', async (_what, one) => {
    const { id, stream, revision, position } = one;
    const inserted = { what: 'inserted', number: 1, id, stream, revision, position };
    const now = [...log.slice(0, 1), one, ...log.slice(1)];
    // The copy comes after the original in the stream, as the store lists it by revision.
    const around = {
      streamNow: async (wanted: string) => [...log, one].filter((each) => each.stream === wanted),
      entryOf: async (wanted: string) => entries.find((entry) => entry.id === wanted),
    };
    const fault = await nameFault({ entry: second, event: now[1], number: 1, before: before(1) }, around, hashes);
    expect(fault).toEqual(inserted);
  });

  test('that is still there has changed places with it', async () => {
    const swapped = [log[0], log[2], log[1], log[3]] as LoggedEvent[];
    expect(await faultOf(swapped)).toEqual({ what: 'swapped', ...places[1] });
  });
});

test('a copy beside its original was inserted', async () => {
  const copy = { ...log[1], revision: 7, position: '9' } as LoggedEvent;
  const fault = await faultOf([log[0] as LoggedEvent, copy, ...log.slice(1)]);
  expect(fault).toEqual({
    ...{ what: 'inserted', number: 1, id: copy.id, stream: 'talk-a', revision: 7, position: '9' },
  });
});

test.each(['id', 'stream', 'position', 'at', 'revision'] as const)('an entry agrees only with its own %s', (field) => {
  const one = log[0] as LoggedEvent;
  expect(agree(first, one)).toBe(true);
  expect(agree({ ...first, [field]: third[field] === first[field] ? 'other' : third[field] }, one)).toBe(false);
});

test('an event of another program without metadata has no time', () => {
  expect(timeOf({ metadata: undefined as unknown as LoggedEvent['metadata'] })).toBe('');
  expect(timeOf({ metadata: {} as LoggedEvent['metadata'] })).toBe('');
});
