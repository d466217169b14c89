import { describe, expect, test } from 'vitest';
import type { SessionMeasures } from './part-rules.ts';
import { scoreSession } from './score-session.ts';

test('a lively, audible talk with pauses scores ten', () => {
  const { score, scores, version } = scoreSession(goodSession);
  expect({ score, version }).toEqual({ score: 10, version: 1 });
  expect(scores).toMatchObject({ pitch: 10, volume: 10, pauses: 10 });
});

test('a talk has nine parts, in the order of the report', () => {
  const { parts, scores } = scoreSession(goodSession);
  const names = 'pitch volume pauses speech_speed filler_words repetition speech_clarity sentiment movement'.split(' ');
  expect(parts.map(({ name }) => name)).toEqual(names);
  expect(Object.keys(scores)).toEqual(names);
});

test('without a transcript, the parts that need words have no score, with the reason', () => {
  const { parts } = scoreSession(goodSession);
  const wordless = parts.filter(({ reason }) => reason === 'no_words');
  expect(wordless.map(({ name, score, value }) => [name, score, value])).toEqual(
    ['speech_speed', 'filler_words', 'repetition', 'speech_clarity', 'sentiment'].map((name) => [name, null, null]),
  );
});

test('movement needs a headset', () => {
  expect(part('movement', goodSession)).toMatchObject({ score: null, reason: 'no_movement_data' });
});

test('a part shows its value and its good range', () => {
  expect(part('pauses', { pausesPerMinute: 9 })).toEqual({
    name: 'pauses',
    score: 5,
    value: 9,
    unit: 'per_minute',
    good: { from: 2, to: 6 },
  });
});

describe('pitch', () => {
  test.each([
    [0.03, 0],
    [0.07, 5],
    [0.11, 10],
    [0.235, 10],
    [0.2975, 5],
    [0.36, 0],
  ])('that varies by %d scores %d', (pitchVariation, score) => {
    expect(part('pitch', { pitchVariation })?.score).toBe(score);
  });

  test('is not judged in less than ten seconds of speech', () => {
    expect(part('pitch', { speechTime: 9.9 })).toMatchObject({ score: null, reason: 'too_short' });
    expect(part('pitch', { speechTime: 10 })?.score).toBe(10);
  });

  test('is not judged in a whisper', () => {
    expect(part('pitch', { averagePitch: null, pitchVariation: null })?.reason).toBe('no_voice');
  });

  test('is not judged in a steady hum without speech', () => {
    expect(part('pitch', { speechTime: 0 })?.reason).toBe('no_voice');
  });
});

describe('volume', () => {
  test.each([
    [0, 0],
    [0.1, 5],
    [0.2, 10],
    [0.8, 10],
    [0.9, 5],
    [1, 0],
  ])('of %d scores %d', (averageVolume, score) => {
    expect(part('volume', { averageVolume })?.score).toBe(score);
  });
});

describe('pauses', () => {
  test('are judged in talks of half a minute or longer', () => {
    expect(part('pauses', { duration: 29.9 })).toMatchObject({ score: null, reason: 'too_short' });
    expect(part('pauses', { duration: 30 })?.score).toBe(10);
  });

  test('cost all points if a talk has none', () => {
    expect(part('pauses', { pausesPerMinute: 0 })?.score).toBe(0);
  });
});

test('silence has no score', () => {
  const { score, parts } = scoreSession({ ...goodSession, ...silence });
  expect(score).toBeNull();
  expect(parts.slice(0, 3).map(({ reason }) => reason)).toEqual(['no_voice', 'no_voice', 'no_voice']);
});

test('one bad part lowers the total', () => {
  expect(scoreSession({ ...goodSession, averageVolume: 0 }).score).toBe(4);
});

function part(name: string, changes: Partial<SessionMeasures>) {
  return scoreSession({ ...goodSession, ...changes }).parts.find((each) => each.name === name);
}

const silence = { averagePitch: null, pitchVariation: null, averageVolume: null, pausesPerMinute: null, speechTime: 0 };

const goodSession: SessionMeasures = {
  duration: 60,
  averagePitch: 180,
  pitchVariation: 0.17,
  averageVolume: 0.5,
  pausesPerMinute: 4,
  speechTime: 45,
};
