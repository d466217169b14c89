import { describe, expect, test } from 'vitest';
import { normsOf } from '#domain/sessions/contract/norms.ts';
import type { SessionFigures } from '../part-rules.ts';
import { scoreSession } from '../score-session.ts';
import { speechLike } from '../testing/speech-like.ts';

const audio = {
  averagePitch: 180,
  pitchVariation: 0.17,
  pausesPerMinute: 4,
  syllablesPerSecond: 3,
  control: { even: 2, ends: 3, emphasis: 8 },
  speechTime: 25,
};

test('half a minute of speech without words has a total', () => {
  expect(judged(30)).toMatchObject({ score: 10 });
  expect(judged(30)).not.toHaveProperty('withheld');
});

test.each([29.99, 11, 1, 0.1])('%d seconds are too short for a total, but the measured parts are shown', (duration) => {
  const { score, withheld, parts } = judged(duration);
  expect(score).toBeNull();
  expect(withheld).toEqual({ code: 'too_short', measured: Math.floor(duration * 10) / 10, needed: 30 });
  expect(parts.find(({ name }) => name === 'volume')?.score).toBe(10);
});

test('a minute in which hardly anybody speaks has too little voice', () => {
  const silence = { offset: 14, duration: 46 };
  const results = speechLike({ duration: 60, gaps: [silence] });
  expect(judged(60, { results })).toMatchObject({
    score: null,
    withheld: { code: 'too_little_voice', measured: expect.toSatisfy((voice) => voice > 13 && voice < 14), needed: 15 },
  });
});

test('whispering and silence have too little voice', () => {
  const { pitch, ...others } = speechLike({ duration: 60, gaps: [] });
  const whispered = { ...others, pitch: { ...pitch, values: pitch.values.map(() => null) } };
  expect(judged(60, { results: whispered }).withheld).toEqual({ code: 'too_little_voice', measured: 0, needed: 15 });
  const silent = { ...audio, speechTime: 0 };
  expect(judged(60, { audio: { ...silent, spoken: 60 }, results: whispered }).withheld?.code).toBe('too_little_voice');
});

describe('a total needs three parts', () => {
  test('a too quiet recording without known syllables has two, since its volume is not scored', () => {
    const quiet = { ...audio, spoken: 60, syllablesPerSecond: null, warnings: ['too_quiet'] };
    const { score, withheld, parts } = judged(60, { audio: quiet });
    expect({ score, withheld }).toEqual({
      score: null,
      withheld: { code: 'too_few_parts', measured: 2, needed: 3 },
    });
    expect(parts.find(({ name }) => name === 'volume')).toMatchObject({
      score: null,
      value: null,
      reason: 'recorded_too_quietly',
    });
  });

  test('the sound alone gives enough parts', () => {
    expect(judged(60).score).toBe(10);
  });
});

function judged(duration: number, changes: Partial<SessionFigures> = {}) {
  const results = speechLike({ duration, gaps: [] });
  const session = { duration, audio: { ...audio, spoken: duration }, results, text: null, ...changes };
  return scoreSession(session, normsOf({ locale: 'en', kind: 'presentation' }));
}
