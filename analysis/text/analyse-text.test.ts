import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextResults, TextSummary } from '#domain/sessions/contract/text-report.ts';
import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import { analyseText } from './analyse-text.ts';
import { transcriptOf } from './labelled/notation.ts';
import { summariseText } from './summarise-text.ts';

const nothing: ReadonlySet<string> = new Set();

const pieces = fc.constantFrom(
  'um',
  'Äh,',
  'also',
  'like',
  'you',
  'know',
  'nicht',
  'gut.',
  'bad!',
  'Haus',
  'house',
  '–',
  '🙂',
  '',
  ' ',
  '…',
  '3.',
  'ß',
  "don't",
  'die,',
);
const text = fc.oneof({ weight: 5, arbitrary: pieces }, { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) });
const seconds = fc.double({ min: -5, max: 400, noNaN: true });
const word = fc.record({
  text,
  offset: seconds,
  duration: fc.double({ min: 0, max: 3, noNaN: true }),
  confidence: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
});
const transcripts = fc.record({
  locale: fc.constantFrom('de', 'en'),
  source: fc.constant('person'),
  model: fc.constant(null),
  dropsFillers: fc.boolean(),
  times: fc.constant('measured'),
  words: fc.array(word, { maxLength: 120 }),
}) satisfies fc.Arbitrary<Transcript>;
const sessions = fc.record({
  duration: fc.double({ min: 0, max: 300, noNaN: true }),
  gaps: fc.array(fc.record({ offset: seconds, duration: fc.double({ min: 0.25, max: 50, noNaN: true }) }), {
    maxLength: 8,
  }),
});

test('the results of any transcript have the right shape and no negative figure', () => {
  fc.assert(
    fc.property(transcripts, sessions, (transcript, session) => {
      const results = TextResults.parse(analyseText(transcript, session));
      const summary = TextSummary.parse(summariseText(results, session, nothing));
      for (const figure of Object.values(summary)) expect(figure ?? 0).toBeGreaterThanOrEqual(0);
      for (const value of results.pace.values) expect(value ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('every finding lies within the talk and has a unique id', () => {
  fc.assert(
    fc.property(transcripts, sessions, (transcript, session) => {
      const { fillers, repetitions, sentences } = analyseText(transcript, session);
      const stretches = [
        ...fillers,
        ...repetitions,
        ...sentences,
        ...repetitions.flatMap(({ occurrences }) => occurrences),
      ];
      for (const { offset, duration } of stretches) {
        expect(offset).toBeGreaterThanOrEqual(0);
        expect(duration).toBeGreaterThanOrEqual(0);
        expect(offset + duration).toBeLessThanOrEqual(session.duration + 1e-6);
      }
      const ids = [...fillers, ...repetitions].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('no findings are left if all are dismissed', () => {
  fc.assert(
    fc.property(transcripts, sessions, (transcript, session) => {
      const results = analyseText(transcript, session);
      const all = new Set([...results.fillers, ...results.repetitions].map(({ id }) => id));
      expect(summariseText(results, session, all)).toMatchObject({ fillerCount: 0, repetitionCount: 0 });
    }),
  );
});

test('a dismissed filler changes the rate of fillers and nothing else', () => {
  const { transcript, duration } = transcriptOf('Um, we were, uh, five people.', 'en');
  const session = { duration, gaps: [] };
  const results = analyseText(transcript, session);
  const before = summariseText(results, session, nothing);
  const after = summariseText(results, session, new Set([results.fillers[0]?.id ?? '']));
  expect(before.fillerCount).toBe(2);
  expect(after).toEqual({ ...before, fillerCount: 1, fillersPerMinute: expect.any(Number) });
  expect(after.fillersPerMinute).toBeCloseTo((before.fillersPerMinute ?? 0) / 2, 1);
});

test('words keep their kind, times and spelling', () => {
  const { transcript, duration } = transcriptOf('Um, the garden 🙂 blooms.', 'en');
  const { words } = analyseText(transcript, { duration, gaps: [] });
  expect(words.map(({ kind }) => kind)).toEqual(['filler_word', 'stop_word', 'default', 'default', 'default']);
  expect(words.map(({ kind: _, ...word }) => word)).toEqual(transcript.words);
});

test('a silent talk has no words and no rates', () => {
  const session = { duration: 60, gaps: [{ offset: 0, duration: 60 }] };
  const { transcript } = transcriptOf('x', 'de');
  const results = analyseText({ ...transcript, words: [] }, session);
  expect(summariseText(results, session, nothing)).toMatchObject({
    wordCount: 0,
    wordsPerMinute: null,
    positive: null,
    clarity: null,
  });
});

const sessionsOf30_000Words: readonly (readonly [string, Transcript['locale'], (i: number) => string])[] = [
  ['a sentence that never ends', 'de', () => 'weiter'],
  [
    'one that takes everything back',
    'de',
    (i) => ['gefällt', 'Verkehrsunfallschaden', 'nichts', 'Lagerhallenbau'][i % 4] ?? '',
  ],
  ['always the same three words', 'en', (i) => ['the', 'red', 'house'][i % 3] ?? ''],
  [
    'a long talk',
    'en',
    (i) => `${['we', 'um,', 'good', `thing${i % 997}`, 'not', 'plans'][(i * 7) % 6]}${i % 13 === 0 ? '.' : ''}`,
  ],
  [
    'a long German talk',
    'de',
    (i) =>
      `${['wir', 'äh,', 'Güte', `Gegenstand${i % 997}`, 'nicht', 'planten'][(i * 7) % 6]}${i % 13 === 0 ? '.' : ''}`,
  ],
];

// Guards against quadratic cost; the benchmark measures the speed.
test.each(sessionsOf30_000Words)('analyses %s (%s) of 30,000 words in seconds', (_, locale, textOf) => {
  const words = Array.from({ length: 30_000 }, (_, i) => ({
    text: textOf(i),
    offset: i * 0.4,
    duration: 0.3,
    confidence: 0.9,
  }));
  const { transcript } = transcriptOf('x', locale);
  const session = { duration: 12_000, gaps: [] };
  const before = process.cpuUsage();
  summariseText(analyseText({ ...transcript, words }, session), session, nothing);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(30);
});
