import { expect, test } from 'vitest';
import { stepsOf } from './steps.ts';

const states = (status: string, withWords = true) => stepsOf(status, withWords).map(({ state }) => state);

test('a waiting talk was received, and no step runs', () => {
  expect(states('NotStarted')).toEqual(['done', 'open', 'open', 'open', 'open']);
});

test('while the sound is analysed, words and score are open', () => {
  expect(states('AnalyzingAudio')).toEqual(['done', 'done', 'now', 'open', 'open']);
});

test('without a transcriber the score follows the sound', () => {
  expect(stepsOf('AudioDone', false).find(({ state }) => state === 'now')?.step).toBe('score');
  expect(stepsOf('AudioDone', false).some(({ step }) => step === 'words')).toBe(false);
});

test('an unknown status counts as running', () => {
  expect(states('Daydreaming')).toEqual(['done', 'now', 'open', 'open', 'open']);
});

test('every step is done after success', () => {
  expect(new Set(states('Succeeded'))).toEqual(new Set(['done']));
});
