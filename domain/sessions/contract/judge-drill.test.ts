import { expect, test } from 'vitest';
import type { ClipMeasures } from './clips.ts';
import { judgeDrill } from './judge-drill.ts';
import { normsOf } from './norms.ts';

const [de, en] = [{ locale: 'de', normsOf } as const, { locale: 'en', normsOf } as const];

const minute: ClipMeasures = {
  duration: 60,
  speechTime: 45,
  level: -26,
  noise: -60,
  clippedShare: 0,
  gaps: [],
  spokenFrom: 0,
  spokenTo: 60,
  syllables: 180,
  semitones: 3.4,
  words: null,
};
const gaps = (...durations: number[]) => durations.map((duration, index) => ({ offset: 5 + index * 8, duration }));

test.each([
  ['four pauses of two seconds are good', [2.1, 2.4, 0.5, 2, 3], 'good'],
  ['one is nearly enough', [2.1, 0.8], 'near'],
  ['1.9 s count nearly as much as 2 s, as in a report', [1.9, 1.9], 'near'],
  ['short gaps are none', [0.4, 1], 'off'],
  ['ten are too many', [2, 2, 2, 2, 2, 2, 2, 2, 2, 2], 'off'],
] as const)('%s', (_name, durations, verdict) => {
  expect(judgeDrill('pauses', { ...minute, gaps: gaps(...durations) }, de).verdict).toBe(verdict);
});

test('counts words and fillers per minute of speech without pauses, as a report does', () => {
  const paused = { ...minute, gaps: gaps(10, 1.9, 10) };
  const words = { count: 100, fillers: ['äh', 'äh'], dropsFillers: false };
  expect(judgeDrill('fillers', { ...paused, words }, de).value).toBe(3);
  const unbroken = judgeDrill('pace', minute, de).value ?? 0;
  expect(judgeDrill('pace', paused, de).value).toBeCloseTo(unbroken * 1.5, 0);
});

test('melody is judged by semitones', () => {
  expect(judgeDrill('melody', minute, de)).toMatchObject({ verdict: 'good', value: 3.4 });
  expect(judgeDrill('melody', { ...minute, semitones: 1.2 }, de).verdict).toBe('off');
});

test('an incompletely read text has no pace', () => {
  expect(judgeDrill('pace', { ...minute, syllables: 20 }, de)).toMatchObject({ verdict: null, reason: 'unfinished' });
  expect(judgeDrill('pace', { ...minute, syllables: 80, spokenTo: 28 }, de).verdict).toBe('good');
});

test('counts fillers only after a transcription', () => {
  expect(judgeDrill('fillers', minute, de).reason).toBe('no_words');
  const words = { count: 120, fillers: ['äh', 'äh', 'ähm', 'äh', 'äh', 'äh'], dropsFillers: false };
  expect(judgeDrill('fillers', { ...minute, words }, de)).toMatchObject({ verdict: 'off', value: 6 });
  const clean = { count: 120, fillers: [], dropsFillers: true };
  expect(judgeDrill('fillers', { ...minute, words: clean }, de).reason).toBe('no_words');
});

test('a retelling without long pauses is good', () => {
  expect(judgeDrill('retell', { ...minute, gaps: gaps(1, 2) }, en).verdict).toBe('good');
  expect(judgeDrill('retell', { ...minute, gaps: gaps(9) }, en).verdict).toBe('off');
});

test('does not praise speech that does not match the text', () => {
  // Twice as many words as the text, in the time for the text.
  expect(judgeDrill('pace', { ...minute, spokenTo: 28 }, de)).toMatchObject({ verdict: null, reason: 'other_text' });
  expect(judgeDrill('twister', minute, de)).toMatchObject({ verdict: null, reason: 'other_text' });
  expect(judgeDrill('retell', { ...minute, syllables: 30, gaps: gaps(1) }, de).reason).toBe('unfinished');
});

test('recognised words must match the text', () => {
  const said = (text: string) => {
    const spoken = text.split(' ');
    return { count: spoken.length, fillers: [], dropsFillers: false, spoken };
  };
  const weather = said('Heute regnet es den ganzen Tag und morgen soll wieder die Sonne scheinen');
  const swallows = said('zwischen zwei Zwetschgenzweigen zwitschern zwei Schwalben');
  const thrice = { ...minute, speechTime: 10, syllables: 40 };
  expect(judgeDrill('twister', { ...thrice, words: weather }, de).reason).toBe('other_text');
  expect(judgeDrill('twister', { ...thrice, words: swallows }, de)).toMatchObject({ verdict: 'good', value: 4 });
  expect(judgeDrill('retell', { ...minute, words: weather }, de).reason).toBe('other_story');
  const bakery = said(
    'der Bäcker merkte dass am Nachmittag niemand mehr kam und backte zweimal am Tag frisch das Brot',
  );
  expect(judgeDrill('retell', { ...minute, words: bakery, gaps: gaps(1) }, de).verdict).toBe('good');
});

test('counts the repetitions of a tongue twister', () => {
  const slow = { ...minute, speechTime: 20, syllables: 42 };
  expect(judgeDrill('twister', slow, de)).toMatchObject({ verdict: 'off', value: 2.1 });
  expect(judgeDrill('twister', { ...slow, speechTime: 10 }, de)).toMatchObject({ verdict: 'good', value: 4.2 });
});

test('a drill of one minute needs more than a sentence', () => {
  const sentence = { ...minute, speechTime: 8, gaps: gaps(2.5) };
  for (const drill of ['pauses', 'melody', 'fillers'] as const)
    expect(judgeDrill(drill, sentence, de)).toMatchObject({ verdict: null, reason: 'too_short' });
});

test('a cough is no drill', () => {
  expect(judgeDrill('melody', { ...minute, speechTime: 2 }, de).reason).toBe('too_short');
  expect(judgeDrill('melody', { ...minute, speechTime: 0 }, de).reason).toBe('no_voice');
});
