import { describe, expect, test } from 'vitest';
import { chanceOfMeans } from '#domain/kernel/student-t.ts';
import { compareSets, setsOf } from './meta-analysis.ts';

const sessions = (...newestFirst: number[]) =>
  newestFirst.map((value, index) => ({ id: String(index), createdAt: '2026-11-23T10:00:00.000Z', value }));

function compared(values: readonly number[], perSet: number) {
  const sets = setsOf(sessions(...values), { count: values.length, perSet });
  const [result] = compareSets([sets], perSet);
  if (!result) throw new Error('no result');
  return result;
}

test('compares the last complete set with the one before', () => {
  const { formerSessions, latterSessions, ...means } = compared([8.1, 8.06, 8.12, 4.1, 4.05, 4.2], 3);
  expect(latterSessions.map(({ value }) => value)).toEqual([8.1, 8.06, 8.12]);
  expect(formerSessions.map(({ value }) => value)).toEqual([4.1, 4.05, 4.2]);
  expect(means).toEqual({ avgLatterSessions: 8.09, avgFormerSessions: 4.12, deviation: 3.98, verdict: 'better' });
});

test('one more talk changes nothing until its set is complete', () => {
  const full = [8, 7.9, 8.1, 4, 4.1, 4.2];
  for (const more of [[1], [1, 1]]) {
    expect(compared([...more, ...full], 3).latterSessions.map(({ value }) => value)).toEqual([8, 7.9, 8.1]);
  }
  expect(compared([1, 1, 1, ...full], 3).latterSessions.map(({ value }) => value)).toEqual([1, 1, 1]);
});

test('reports a fall, too', () => expect(compared([4, 4.1, 4.2, 8, 7.9, 8.1], 3).verdict).toBe('worse'));

test.each([
  ['no talk at all', [], 3],
  ['a set that is not full', [8, 8, 8, 4, 4], 3],
  ['sets of two', [9, 9, 2, 2], 2],
])('gives no verdict on %s', (_, values, perSet) => expect(compared(values, perSet).verdict).toBe('too_few'));

test('judges a change by the shown means', () => {
  const sets = { latter: sessions(7.34, 7.34, 7.33), former: sessions(7.05, 7.05, 7.06) };
  expect(compareSets([sets], 3)[0]).toMatchObject({ deviation: 0.28, verdict: 'no_clear_change' });
  const wider = { latter: sessions(7.36, 7.36, 7.35), former: sessions(7.08, 7.08, 7.09) };
  expect(compareSets([wider], 3)[0]).toMatchObject({ deviation: 0.27, verdict: 'better' });
});

test.each([
  ['within the scatter', [9, 4, 7, 8, 3, 6]],
  ['too small to matter', [7.2, 7.2, 7.2, 7, 7, 7]],
])('a difference that is %s is no clear change', (_, values) => {
  expect(compared(values, 3).verdict).toBe('no_clear_change');
});

test('requires a clearer change if more attributes are compared', () => {
  const changed = {
    latter: sessions(7.9, 7.4, 8.2, 7.6, 7.7, 7.1, 8, 7.3),
    former: sessions(7, 6.6, 7.6, 7, 7.2, 6.9, 6.7, 7.3),
  };
  const equal = { latter: changed.former, former: changed.former };
  const verdict = (others: number) => compareSets([changed, ...Array(others).fill(equal)], 8)[0]?.verdict;
  expect(verdict(0)).toBe('better');
  expect(compareSets([equal], 8)[0]?.verdict).toBe('no_clear_change');
  const weaker = { ...changed, latter: changed.latter.map((session) => ({ ...session, value: session.value - 0.13 })) };
  const ofWeaker = (others: number) => compareSets([weaker, ...Array(others).fill(equal)], 8)[0]?.verdict;
  expect([ofWeaker(0), ofWeaker(8)]).toEqual(['better', 'no_clear_change']);
});

test('with too few talks for two full sets, the newest fill one set and the others are compared with it', () => {
  const { formerSessions, latterSessions } = compared([5, 4, 3, 2, 1], 3);
  expect([latterSessions, formerSessions].map((set) => set.map(({ value }) => value))).toEqual([
    [5, 4, 3],
    [2, 1],
  ]);
});

test('without talks there is no mean and no difference; a single set has a mean', () => {
  const none = { avgFormerSessions: null, avgLatterSessions: null, deviation: null };
  expect(compared([], 3)).toMatchObject(none);
  expect(compared([8, 7], 3)).toMatchObject({ ...none, avgLatterSessions: 7.5 });
});

test('gives no verdict if a talk is missing in either set', () => {
  const [three, two] = [sessions(4, 4.1, 4.2), sessions(8, 8.1)];
  expect(compareSets([{ former: three, latter: two }], 3)[0]?.verdict).toBe('too_few');
  expect(compareSets([{ former: two, latter: three }], 3)[0]?.verdict).toBe('too_few');
});

describe('the limit of chance', () => {
  test.each([
    [25, 0.04],
    [10, 0.04],
    [5, 0.04 / 3],
    [3, 0.04 / 5],
  ])('of a rise is, in sets of %d, %d', (perSet, limit) => {
    expect(verdictsAt(perSet, { rise: limit })).toEqual(['better', 'no_clear_change']);
  });

  test.each([
    [25, 0.01],
    [10, 0.01],
    [5, 0.01 / 3],
    [3, 0.01 / 5],
  ])('of a fall is, in sets of %d, %d', (perSet, limit) => {
    expect(verdictsAt(perSet, { fall: limit })).toEqual(['worse', 'no_clear_change']);
  });

  test('is halved for two attributes, but whole for the second if the first is clear', () => {
    const [clear, fair, weak] = [0.019, 0.039, 0.021].map((chance) => changeOf(10, chance)) as [Sets, Sets, Sets];
    expect(verdictsOf(clear, fair)).toEqual(['better', 'better']);
    expect(verdictsOf(fair, clear)).toEqual(['better', 'better']);
    expect(verdictsOf(weak, fair)).toEqual(['no_clear_change', 'no_clear_change']);
  });

  test('is not divided for an attribute whose sets are not full', () => {
    const sets = changeOf(10, 0.039);
    const short = { ...sets, former: sets.former.slice(1) };
    expect(verdictsOf(sets, short)).toEqual(['better', 'too_few']);
  });
});

type Sets = ReturnType<typeof setsOf>;

const verdictsOf = (...attributes: readonly Sets[]) => compareSets(attributes, 10).map(({ verdict }) => verdict);

/** The verdicts on changes that are just more and just less likely than this. */
function verdictsAt(perSet: number, { rise, fall = 0 }: Readonly<{ rise?: number; fall?: number }>) {
  return [0.98, 1.02].map((factor) => {
    const sets = changeOf(perSet, rise === undefined ? 1 - fall * factor : rise * factor);
    return compareSets([sets], perSet)[0]?.verdict;
  });
}

/** Two sets of talks of equal scatter; equal talks rise this much with this chance. */
function changeOf(perSet: number, chance: number): Sets {
  const former = Array.from({ length: perSet }, (_, n) => 50 + (n % 2 === 0 ? 10 : -10));
  const risenBy = (points: number) => former.map((value) => value + points);
  let [low, high] = [-100, 100];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (1 - chanceOfMeans(former, risenBy(middle)) > chance) low = middle;
    else high = middle;
  }
  return { former: sessions(...former), latter: sessions(...risenBy(high)) };
}

/** Mulberry32 and Box and Muller: the same talks in every run. */
function scattered(seed: number) {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return () => Math.sqrt(-2 * Math.log(uniform() || 1e-12)) * Math.cos(2 * Math.PI * uniform());
}

const histories = 2_000;

/** The share of histories of twenty talks in which a change of any attribute is reported at any talk, if each set is examined. */
function named({ perSet, attributes, rise = 0 }: Readonly<{ perSet: number; attributes: number; rise?: number }>) {
  const next = scattered(25);
  let found = 0;
  for (let n = 0; n < histories; n++) {
    const history = Array.from({ length: attributes }, () =>
      Array.from({ length: 20 }, (_, session) => 6 + next() + (session >= 10 ? rise : 0)),
    );
    const isNamed = Array.from({ length: 20 }, (_, last) => last + 1).some((count) => {
      const sets = history.map((values) => setsOf(sessions(...values.slice(0, count).reverse()), { count, perSet }));
      return compareSets(sets, perSet).some(({ verdict }) => verdict === 'better' || verdict === 'worse');
    });
    if (isNamed) found += 1;
  }
  return found / histories;
}

describe('in simulated histories of twenty talks', () => {
  test.each([
    [10, 1],
    [10, 9],
    [5, 1],
    [5, 9],
    [3, 1],
    [3, 9],
  ])('equal talks in sets of %d with %d attributes give a false change in at most 5 %', (perSet, attributes) => {
    expect(named({ perSet, attributes })).toBeLessThanOrEqual(0.05);
  });

  test('finds a rise of one standard deviation in at least 60 % with sets of ten', () => {
    expect(named({ perSet: 10, attributes: 1, rise: 1 })).toBeGreaterThanOrEqual(0.6);
  });
});
