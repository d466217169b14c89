import { expect, test } from 'vitest';
import { adviceCodes, exerciseCodes } from '#domain/sessions/contract/advice.ts';
import { judgeSession } from '../judge-session.ts';
import { sessionTexts } from '../sessions/texts.ts';
import { plainText, spokenSession } from '../testing/spoken-session.ts';
import { adviceRules } from './advice-rules.ts';

const paused = { 30: 3, 45: 3 };

test('a good talk needs no advice', () => {
  const { score, advice } = judgeSession(spokenSession({ text: plainText, pauses: paused }));
  expect({ score, advice }).toEqual({ score: 10, advice: [] });
});

test('advice contains the measure, its cost, its moments and an exercise', () => {
  const { score, advice } = judgeSession(spokenSession({ text: plainText }));
  expect(score).toBe(9.38);
  expect(advice).toEqual([
    {
      part: 'pauses',
      code: 'pauses_too_few',
      cost: 0.63,
      value: 0,
      moments: [{ offset: 0, duration: 32 }],
      exercise: 'pause_after_sentence',
    },
  ]);
});

test('gives at most three findings, the most costly first', () => {
  const session = spokenSession({
    text: sessionTexts.en.join(' '),
    every: 0.3,
    pauses: paused,
    confidence: 0.7,
    audio: { control: { even: 9.8, ends: 3, emphasis: 8 }, pitchVariation: 0.1 },
  });
  const { parts, advice } = judgeSession(session);
  expect(parts.filter(({ score }) => score !== null && score < 10)).toHaveLength(4);
  expect(advice.map(({ code }) => code)).toEqual(['volume_uneven', 'too_fast', 'pitch_monotone']);
  const costs = advice.map(({ cost }) => cost);
  expect(costs).toEqual([...costs].sort((a, b) => b - a));
});

test('gives no advice on a finding without effect on the score', () => {
  const { parts, advice } = judgeSession(
    spokenSession({ text: plainText, pauses: paused, audio: { pitchVariation: 0.1298 } }),
  );
  expect(parts[0]?.score).toBeLessThan(10);
  expect(advice).toEqual([]);
});

test('dismissing the fillers raises the score and removes the advice', () => {
  const text = plainText.replace('Farmers', 'um Farmers uh um').replace('Every', 'um Every');
  const before = spokenSession({ text, pauses: paused });
  const fillers = before.textResults?.fillers.map(({ id }) => id) ?? [];
  const after = spokenSession({ text, pauses: paused, dismissed: fillers });
  expect(judgeSession(before).advice.map(({ code }) => code)).toEqual(['fillers']);
  expect(judgeSession(after)).toMatchObject({ score: 10, advice: [] });
});

test('a talk without a score gets no advice', () => {
  const { parts, advice, withheld } = judgeSession(spokenSession({ text: plainText, every: 0.3 }));
  expect(withheld?.code).toBe('too_short');
  expect(parts.some(({ score }) => score !== null && score < 10)).toBe(true);
  expect(advice).toEqual([]);
});

test('the same features give the same advice', () => {
  const session = () => spokenSession({ text: `um ${plainText} um uh`, every: 0.2, confidence: 0.5 });
  expect(judgeSession(session())).toEqual(judgeSession(session()));
});

/** Advice about the level of a recording, given up to formula 4; old scores still hold it. */
const formerAdvice = ['too_quiet', 'too_loud'];
const formerExercises = ['speak_to_the_last_row', 'step_back'];

test('each code and each exercise belongs to a rule', () => {
  const rules = Object.values(adviceRules).flatMap((sides) => Object.values(sides));
  const given = (all: readonly string[], former: readonly string[]) => all.filter((code) => !former.includes(code));
  expect(rules.map(({ code }) => code).sort()).toEqual(given(adviceCodes, formerAdvice).sort());
  expect(rules.map(({ exercise }) => exercise).sort()).toEqual(given(exerciseCodes, formerExercises).sort());
});
