import { describe, expect, test } from 'vitest';
import { normsOf } from '#domain/sessions/contract/norms.ts';
import type { PartName } from '#domain/sessions/contract/report.ts';
import type { TextSummary } from '#domain/sessions/contract/text-report.ts';
import { judgeSession } from './judge-session.ts';
import type { SessionFigures } from './part-rules.ts';
import { scoreSession } from './score-session.ts';
import { sessionTexts } from './sessions/texts.ts';
import { speechLike } from './testing/speech-like.ts';
import { spokenSession } from './testing/spoken-session.ts';

const norms = normsOf({ locale: 'en', kind: 'presentation' });

test('a good talk scores ten in every part but the unmeasured movement', () => {
  const { version, score, total, parts } = scoreSession(goodSession, norms);
  expect(total).toBe('whole');
  expect({ version, score }).toEqual({ version: 5, score: 10 });
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
    ['pitch', { pitchVariation: 0.08 }, 5],
    ['pitch', { pitchVariation: 0.55 }, 0],
    ['volume', { control: { even: 7.25, ends: 3, emphasis: 8 } }, 5],
    ['volume', { control: { even: 2, ends: 12, emphasis: 8 } }, 5],
    ['volume', { control: { even: 2, ends: 3, emphasis: 2.5 } }, 5],
    ['volume', { control: { even: 2, ends: 3, emphasis: 8 } }, 10],
    ['pauses', { pausesPerMinute: 0 }, 5],
    ['pauses', { pausesPerMinute: 9 }, 5],
  ] as const)('%s: %j scores %d', (name, figures, score) => {
    expect(partOf(name, { audio: { ...goodSession.audio, ...figures } })?.score).toBe(score);
  });
});

test('a part shows its value and its good range', () => {
  expect(partOf('filler_words', { text: { ...goodText, fillersPerMinute: 7 } })).toEqual({
    name: 'filler_words',
    score: 5,
    value: 7,
    unit: 'per_minute',
    good: { from: null, to: 2 },
  });
});

test('the good range comes from the norms', () => {
  const fast = { ...goodSession, text: { ...goodText, wordsPerMinute: 205 } };
  const { parts } = scoreSession(fast, { ...norms, wordsPerMinute: { from: 120, to: 210 } });
  expect(parts.find(({ name }) => name === 'speech_speed')).toMatchObject({ score: 10, good: { from: 120, to: 210 } });
});

test('a neutral talk and a balanced talk lose nothing', () => {
  expect(partOf('sentiment', { text: { ...goodText, positive: 0, negative: 0 } })).toMatchObject({
    score: 10,
    value: 50,
  });
  expect(partOf('sentiment', { text: { ...goodText, positive: 0.4, negative: 0.4 } })?.score).toBe(10);
});

test('without words, the parts that need them have no score, and the sound alone decides', () => {
  const { score, total, parts } = scoreSession({ ...goodSession, text: null }, norms);
  expect({ score, total }).toEqual({ score: 10, total: 'sound' });
  expect(parts.filter(({ reason }) => reason === 'no_words').map(({ name }) => name)).toEqual([
    'filler_words',
    'repetition',
    'speech_clarity',
    'sentiment',
  ]);
});

test('without words, the pace is measured in syllables', () => {
  const { parts } = scoreSession(
    { ...goodSession, text: null, audio: { ...goodSession.audio, syllablesPerSecond: 5.38 } },
    norms,
  );
  expect(parts.find(({ name }) => name === 'speech_speed')).toMatchObject({
    value: 5.38,
    unit: 'syllables_per_second',
    score: expect.closeTo(5, 0),
  });
});

test('scores no words that do not fit the sound, and gives the reason', () => {
  const misfit = { code: 'length', ratio: 2.1 } as const;
  const { total, misfit: told, parts } = scoreSession({ ...goodSession, misfit }, norms);
  expect({ total, told }).toEqual({ total: 'sound', told: misfit });
  expect(parts.filter(({ reason }) => reason === 'text_misfit')).toHaveLength(4);
  expect(parts.find(({ name }) => name === 'speech_speed')?.unit).toBe('syllables_per_second');
});

test('words without a confidence have no clarity', () => {
  expect(partOf('speech_clarity', { text: { ...goodText, clarity: null } })).toMatchObject({
    score: null,
    reason: 'no_confidence',
  });
});

test('if the engine drops fillers, few fillers give no score, but many fillers do', () => {
  const heard = (fillersPerMinute: number) =>
    partOf('filler_words', { fillersUnproven: 'fillers_dropped', text: { ...goodText, fillersPerMinute } });
  expect(heard(0)).toMatchObject({ score: null, value: null, reason: 'fillers_dropped' });
  expect(heard(2)).toMatchObject({ score: null, reason: 'fillers_dropped' });
  expect(heard(7)).toMatchObject({ score: 5, value: 7 });
  expect(partOf('filler_words', { fillersUnproven: 'fillers_dropped', text: null })).toMatchObject({
    reason: 'no_words',
  });
});

test.each([
  [49, ['filler_words', 'repetition', 'speech_clarity', 'sentiment']],
  [50, []],
])('%d words are too few for %j', (wordCount, names) => {
  const { parts } = scoreSession({ ...goodSession, text: { ...goodText, wordCount } }, norms);
  expect(parts.filter(({ reason }) => reason === 'too_short').map(({ name }) => name)).toEqual(names);
});

function partOf(name: PartName, changes: Partial<SessionFigures>) {
  return scoreSession({ ...goodSession, ...changes }, norms).parts.find((part) => part.name === name);
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
const goodSession: SessionFigures = {
  duration: 60,
  audio: {
    averagePitch: 180,
    pitchVariation: 0.17,
    pausesPerMinute: 4,
    syllablesPerSecond: 2.5,
    control: { even: 2, ends: 3, emphasis: 8 },
    speechTime: 45,
    spoken: 60,
  },
  results: speechLike({ duration: 60, gaps: [] }),
  text: goodText,
};

describe('a talk with repetitions', () => {
  const sentences = sessionTexts.en;
  const again = {
    'one sentence fourteen times': Array(14).fill(sentences[0]),
    'five sentences three times': [1, 2, 3].flatMap(() => sentences.slice(0, 5)),
    'the whole talk twice': [...sentences, ...sentences],
  };

  test.each(Object.entries(again))('%s has a low score for repetition', (_, said) => {
    const { parts } = judgeSession(spokenSession({ text: said.join(' ') }));
    const repetition = parts.find(({ name }) => name === 'repetition');
    expect(repetition?.score).toBeLessThan(6);
  });

  test('the talk once has no repetitions', () => {
    const { parts } = judgeSession(spokenSession({ text: sentences.join(' ') }));
    expect(parts.find(({ name }) => name === 'repetition')).toMatchObject({ score: 10, value: 0 });
  });
});
