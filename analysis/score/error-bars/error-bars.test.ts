import { expect, test } from 'vitest';
import { differClearly, totalError } from '#domain/sessions/contract/overall-score.ts';
import { judgeSession } from '../judge-session.ts';
import { sessionTexts } from '../sessions/texts.ts';
import { spokenSession } from '../testing/spoken-session.ts';

const plain = sessionTexts.en.join(' ');
const withFillers = (every: number) =>
  plain
    .split(' ')
    .map((word, i) => (i % every === every - 1 ? `um ${word}` : word))
    .join(' ');
/** A talk with all of its fillers in the first third. */
const crowded = plain
  .split(' ')
  .map((word, i) => (i < 50 && i % 4 === 3 ? `um ${word}` : word))
  .join(' ');
const errorOf = (text: string, name: string) =>
  judgeSession(spokenSession({ text })).parts.find((part) => part.name === name)?.error;

test('evenly spread fillers give a smaller error than crowded ones', () => {
  const [even, uneven] = [errorOf(withFillers(12), 'filler_words'), errorOf(crowded, 'filler_words')];
  expect(even).toBeGreaterThan(0);
  expect(uneven).toBeGreaterThan(2 * (even as number));
});

test('a part that is perfect in each ten seconds has an error of zero; a part without a score has no error', () => {
  expect(errorOf(plain, 'filler_words')).toBe(0);
  expect(judgeSession(spokenSession({ text: plain })).parts.find(({ name }) => name === 'movement')).not.toHaveProperty(
    'error',
  );
});

test('the error of the pace uses its unit: syllables per second or words per minute', () => {
  const session = spokenSession({ text: plain });
  const ofSound = judgeSession({
    ...session,
    text: null,
    textResults: null,
    audio: { ...session.audio, syllablesPerSecond: 4.6 },
  });
  const speed = ofSound.parts.find(({ name }) => name === 'speech_speed');
  expect(speed).toMatchObject({ unit: 'syllables_per_second' });
  expect(speed?.error).toBeLessThan(0.5);
});

test('the same talk gives the same errors', () => {
  const judged = () => judgeSession(spokenSession({ text: crowded })).parts;
  expect(judged()).toEqual(judged());
});

test('a longer talk of the same kind has a smaller error', () => {
  const times = (count: number) =>
    errorOf(Array.from({ length: count }, (_, i) => withFillers(10 + (i % 2))).join(' '), 'filler_words') as number;
  expect(times(4)).toBeLessThan(times(1));
});

test('the error of a total combines the errors of its parts by their weights', () => {
  expect(totalError([{ score: 8, error: 1 }, { score: 8 }])).toBeCloseTo(0.5, 5);
  expect(
    totalError([
      { score: 8, error: 1 },
      { score: 8, error: 1 },
    ]),
  ).toBeCloseTo(Math.SQRT1_2, 5);
  expect(totalError([{ score: 8 }, { score: null, error: 1 }])).toBeNull();
  expect(totalError([{ score: 1, error: 0.2 }, { score: 9 }])).toBeCloseTo(0.15, 5);
});

test('two totals differ clearly if their distance exceeds twice their combined error', () => {
  const total = (score: number, error?: number) => ({
    score,
    parts: [{ score, ...(error !== undefined && { error }) }],
  });
  expect(differClearly(total(8, 0.3), total(7, 0.3))).toBe(true);
  expect(differClearly(total(8, 0.4), total(7, 0.4))).toBe(false);
  expect(differClearly(total(8, 0.3), total(7))).toBeUndefined();
});
