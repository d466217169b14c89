import { expect, test } from 'vitest';
import { stepsOf } from './steps.ts';

const states = (status: string, withWords = true) => stepsOf(status, withWords).map(({ state }) => state);

test('a talk that waits has arrived, and nothing is going on yet', () => {
  expect(states('NotStarted')).toEqual(['done', 'open', 'open', 'open', 'open']);
});

test('while the sound is being measured it was extracted, and words and score are to come', () => {
  expect(states('AnalyzingAudio')).toEqual(['done', 'done', 'now', 'open', 'open']);
});

test('without a transcriber the score follows the sound', () => {
  expect(stepsOf('AudioDone', false).find(({ state }) => state === 'now')?.step).toBe('score');
  expect(stepsOf('AudioDone', false).some(({ step }) => step === 'words')).toBe(false);
});

test('a status that this client does not know counts as running', () => {
  expect(states('Daydreaming')).toEqual(['done', 'now', 'open', 'open', 'open']);
});

test('when it has succeeded every step is done', () => {
  expect(new Set(states('Succeeded'))).toEqual(new Set(['done']));
});
