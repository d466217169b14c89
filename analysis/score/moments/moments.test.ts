import { expect, test } from 'vitest';
import { plainText, spokenSession } from '../testing/spoken-session.ts';
import { densest } from './densest.ts';
import { densestFillers, mostRepeated } from './finding-moments.ts';
import { mostTelling } from './most-telling.ts';
import { paceMoments } from './pace-moments.ts';
import { densestPauses, longestRuns } from './pause-moments.ts';
import { pitchMoments } from './pitch-moments.ts';
import { negativeSentences, unclearSentences } from './sentence-moments.ts';
import { volumeMoments } from './volume-moments.ts';

const session = spokenSession({ text: plainText });
const ten = (values: readonly (number | null)[]) => ({ t0: 5, dt: 10, values });

test('chooses at most five of the heaviest moments, without overlaps and within the talk', () => {
  const candidates = [3, 9, 1, 7, 5, 8, 2].map((weight, i) => ({ offset: 10 * i - 5, duration: 10, weight }));
  const overlapping = { offset: 8, duration: 4, weight: 8.5 };
  expect(mostTelling([...candidates, overlapping], 48)).toEqual([
    { offset: 5, duration: 10 },
    { offset: 45, duration: 3 },
    { offset: 25, duration: 10 },
    { offset: 35, duration: 10 },
    { offset: 0, duration: 5 },
  ]);
});

test('joins near findings into one moment', () => {
  const at = [3, 40, 45, 50, 90, 108].map((offset) => ({ offset, duration: 1 }));
  expect(mostTelling(densest(at), 120)).toEqual([
    { offset: 40, duration: 11 },
    { offset: 90, duration: 19 },
    { offset: 3, duration: 1 },
  ]);
});

test('shows the flattest ten seconds of a flat voice, and the wildest of a restless one', () => {
  const evidence = {
    ...session,
    duration: 50,
    results: { ...session.results, pitchDynamism: ten([0.1, 0.2, null, 0.05, 0.35]) },
  };
  expect(pitchMoments('below')(evidence)).toEqual([
    { offset: 30, duration: 10 },
    { offset: 0, duration: 10 },
  ]);
  expect(pitchMoments('above')(evidence)).toEqual([{ offset: 40, duration: 10 }]);
});

test('shows the phrase that strays most from the mean volume, or the phrase that fades most', () => {
  const levelAt = (tenth: number) => {
    if (tenth < 120) return tenth >= 116 ? 0.2 : 0.5;
    return tenth < 200 ? 0.02 : 0.3;
  };
  const volume = { t0: 0.05, dt: 0.1, values: Array.from({ length: 300 }, (_, tenth) => levelAt(tenth)) };
  const results = { ...session.results, volume, pauses: [{ offset: 12, duration: 8 }] };
  const evidence = { ...session, duration: 30, results };
  expect(volumeMoments('even')(evidence)[0]).toEqual({ offset: 20, duration: 10 });
  expect(volumeMoments('ends')(evidence)[0]).toEqual({ offset: 0, duration: 12 });
});

test('shows the longest stretches without a pause, from the first to the last word', () => {
  const gaps = [
    { offset: 0, duration: 3 },
    { offset: 50, duration: 2 },
    { offset: 60, duration: 1 },
    { offset: 80, duration: 3 },
    { offset: 160, duration: 20 },
  ];
  const evidence = { ...session, duration: 180, results: { ...session.results, pauses: gaps } };
  expect(longestRuns(evidence)).toEqual([
    { offset: 83, duration: 77 },
    { offset: 3, duration: 47 },
  ]);
});

test('a short talk without a pause is one stretch', () => {
  expect(longestRuns({ ...session, duration: 25, results: { ...session.results, pauses: [] } })).toEqual([
    { offset: 0, duration: 25 },
  ]);
});

test('shows where pauses are most frequent', () => {
  const gaps = [5, 60, 66, 72].map((offset) => ({ offset, duration: 2 }));
  const evidence = { ...session, duration: 100, results: { ...session.results, pauses: gaps } };
  expect(densestPauses(evidence)[0]).toEqual({ offset: 60, duration: 14 });
});

test('shows the fastest passages', () => {
  const fast = spokenSession({ text: Array.from({ length: 8 }, () => plainText).join(' '), every: 0.2 });
  const [moment, ...others] = paceMoments('above')(fast);
  expect(moment).toMatchObject({ duration: 20 });
  expect(others.length).toBeLessThanOrEqual(4);
  expect(paceMoments('below')(fast)).toEqual([]);
  const heard = { ...fast, textResults: null, results: { ...fast.results, syllableRate: ten([3, 9]) } };
  expect(paceMoments('above')(heard)).toEqual([{ offset: 10, duration: 10 }]);
});

test('shows where fillers are most frequent, without dismissed ones', () => {
  const text = `um ${plainText} um uh um ${plainText}`;
  const all = spokenSession({ text });
  expect(densestFillers(all)[0]).toEqual({ offset: 32.5, duration: 1.5 });
  const some = spokenSession({ text, dismissed: all.textResults?.fillers.slice(1).map(({ id }) => id) ?? [] });
  expect(densestFillers(some)).toEqual([{ offset: 0, duration: 0.5 }]);
});

test('shows repetitions from the first to the last occurrence, the most frequent first', () => {
  const repeated = spokenSession({
    text: 'We need budget, a bigger budget, because budget means time and budget means people. We we start.',
  });
  const [first] = mostRepeated(repeated);
  expect(first).toEqual({ offset: 1, duration: 5 });
});

test('shows the sentences with the lowest confidence', () => {
  const words = session.textResults?.words.map((word, i) => ({ ...word, confidence: i < 12 ? 0.5 : 0.95 })) ?? [];
  const textResults = session.textResults && { ...session.textResults, words };
  expect(unclearSentences({ ...session, textResults })).toEqual([{ offset: 0, duration: 6 }]);
});

test('shows the most negative sentences, and no neutral one', () => {
  const sad = spokenSession({
    text: 'The bus leaves at nine. The results are terrible and the mood is awful. This is bad.',
  });
  expect(negativeSentences(sad)).toHaveLength(2);
  expect(negativeSentences(sad)[0]?.offset).toBe(2.5);
});
