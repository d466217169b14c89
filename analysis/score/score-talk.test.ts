import { describe, expect, test } from 'vitest';
import { normsOf } from '#domain/sessions/norms.ts';
import type { PartName } from '#domain/sessions/report.ts';
import type { TextSummary } from '#domain/sessions/text-report.ts';
import type { TalkFigures } from './part-rules.ts';
import { scoreTalk } from './score-talk.ts';
import { speechLike } from './testing/speech-like.ts';

const norms = normsOf({ locale: 'en', kind: 'presentation' });

test('a good talk scores ten in every part but movement, which nobody measured', () => {
  const { version, score, parts } = scoreTalk(goodTalk, norms);
  expect({ version, score }).toEqual({ version: 4, score: 10 });
  const names = 'pitch volume pauses speech_speed filler_words repetition speech_clarity sentiment movement'.split(' ');
  expect(parts.map(({ name }) => name)).toEqual(names);
  expect(parts.map((each) => each.score ?? each.reason)).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 'no_movement_data']);
});

const curves: readonly (readonly [PartName, keyof TextSummary, readonly (readonly [number, number])[]])[] = [
  [
    'speech_speed',
    'wordsPerMinute',
    [
      [30, 0],
      [60, 5],
      [90, 10],
      [150, 10],
      [205, 5],
      [260, 0],
      [300, 0],
    ],
  ],
  [
    'filler_words',
    'fillersPerMinute',
    [
      [0, 10],
      [2, 10],
      [7, 5],
      [12, 0],
      [40, 0],
    ],
  ],
  [
    'repetition',
    'repetitionsPerMinute',
    [
      [0, 10],
      [2, 10],
      [6, 5],
      [10, 0],
    ],
  ],
  [
    'speech_clarity',
    'clarity',
    [
      [0.4, 0],
      [0.6, 5],
      [0.8, 10],
      [1, 10],
    ],
  ],
  [
    'sentiment',
    'negative',
    [
      [0, 10],
      [0.2, 10],
      [0.5, 5],
      [0.8, 0],
      [1, 0],
    ],
  ],
];
describe.each(curves)('%s', (name, figure, points) => {
  test.each(points)(`of %d scores %d`, (value, score) => {
    expect(partOf(name, { text: { ...goodText, positive: 0, [figure]: value } })?.score).toBe(score);
  });
});

describe('the sound', () => {
  test.each([
    ['pitch', 'pitchVariation', 0.07, 5],
    ['pitch', 'pitchVariation', 0.36, 0],
    ['volume', 'averageVolume', 0.1, 5],
    ['volume', 'averageVolume', 0.9, 5],
    ['pauses', 'pausesPerMinute', 0, 0],
    ['pauses', 'pausesPerMinute', 9, 5],
  ] as const)('%s: %s of %d scores %d', (name, figure, value, score) => {
    expect(partOf(name, { audio: { ...goodTalk.audio, [figure]: value } })?.score).toBe(score);
  });
});

test('a part shows what was measured and what is good', () => {
  expect(partOf('filler_words', { text: { ...goodText, fillersPerMinute: 7 } })).toEqual({
    name: 'filler_words',
    score: 5,
    value: 7,
    unit: 'per_minute',
    good: { from: null, to: 2 },
  });
});

test('what is good is a setting', () => {
  const fast = { ...goodTalk, text: { ...goodText, wordsPerMinute: 205 } };
  const { parts } = scoreTalk(fast, { ...norms, wordsPerMinute: { from: 120, to: 210 } });
  expect(parts.find(({ name }) => name === 'speech_speed')).toMatchObject({ score: 10, good: { from: 120, to: 210 } });
});

test('a neutral talk, and one that is as positive as it is negative, lose nothing', () => {
  expect(partOf('sentiment', { text: { ...goodText, positive: 0, negative: 0 } })).toMatchObject({
    score: 10,
    value: 50,
  });
  expect(partOf('sentiment', { text: { ...goodText, positive: 0.4, negative: 0.4 } })?.score).toBe(10);
});

test('without words, what needs them has no score, and the sound alone decides', () => {
  const { score, parts } = scoreTalk({ ...goodTalk, text: null }, norms);
  expect(score).toBe(10);
  expect(parts.filter(({ reason }) => reason === 'no_words').map(({ name }) => name)).toEqual([
    'speech_speed',
    'filler_words',
    'repetition',
    'speech_clarity',
    'sentiment',
  ]);
});

test('words that nobody is sure of have no clarity', () => {
  expect(partOf('speech_clarity', { text: { ...goodText, clarity: null } })).toMatchObject({
    score: null,
    reason: 'no_confidence',
  });
});

test('where an engine leaves fillers out, few of them prove nothing, but many are many', () => {
  const heard = (fillersPerMinute: number) =>
    partOf('filler_words', { dropsFillers: true, text: { ...goodText, fillersPerMinute } });
  expect(heard(0)).toMatchObject({ score: null, value: null, reason: 'fillers_dropped' });
  expect(heard(2)).toMatchObject({ score: null, reason: 'fillers_dropped' });
  expect(heard(7)).toMatchObject({ score: 5, value: 7 });
  expect(partOf('filler_words', { dropsFillers: true, text: null })).toMatchObject({ reason: 'no_words' });
});

test.each([
  [24, ['speech_speed', 'filler_words', 'repetition', 'speech_clarity', 'sentiment']],
  [25, ['filler_words', 'repetition', 'sentiment']],
  [49, ['filler_words', 'repetition', 'sentiment']],
  [50, []],
])('%d words are too few to judge %j', (wordCount, names) => {
  const { parts } = scoreTalk({ ...goodTalk, text: { ...goodText, wordCount } }, norms);
  expect(parts.filter(({ reason }) => reason === 'too_short').map(({ name }) => name)).toEqual(names);
});

function partOf(name: PartName, changes: Partial<TalkFigures>) {
  return scoreTalk({ ...goodTalk, ...changes }, norms).parts.find((part) => part.name === name);
}

const goodText: TextSummary = {
  wordCount: 120,
  wordsPerMinute: 120,
  fillerCount: 1,
  fillersPerMinute: 1,
  repetitionCount: 1,
  repetitionsPerMinute: 1,
  meanSentenceLength: 12,
  lexicalVariety: 0.8,
  clarity: 0.9,
  positive: 0.2,
  negative: 0.1,
  neutral: 0.7,
};
const goodTalk: TalkFigures = {
  duration: 60,
  audio: { averagePitch: 180, pitchVariation: 0.17, averageVolume: 0.5, pausesPerMinute: 4, speechTime: 45 },
  results: speechLike({ duration: 60, gaps: [] }),
  text: goodText,
  dropsFillers: false,
};
