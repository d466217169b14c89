import { expect, test } from 'vitest';
import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import { correctTranscript } from './correct-transcript.ts';

const heard: Transcript = {
  locale: 'de',
  source: 'endpoint',
  model: 'whisper-1',
  dropsFillers: true,
  times: 'measured',
  words: [
    { text: 'Guten', offset: 1, duration: 0.4, confidence: 0.9 },
    { text: 'Tag,', offset: 1.5, duration: 0.3, confidence: 0.8 },
    { text: 'lieber', offset: 3, duration: 0.5, confidence: 0.4 },
    { text: 'Gast.', offset: 3.6, duration: 0.4, confidence: 0.5 },
  ],
};
const corrected = (text: string) => correctTranscript({ transcript: heard, text, duration: 10 });

test('an unchanged word keeps its time and confidence, even with other case and punctuation', () => {
  const { words, ...rest } = corrected('guten TAG! Lieber Gast');
  expect(words).toEqual(heard.words.map((word, i) => ({ ...word, text: ['guten', 'TAG!', 'Lieber', 'Gast'][i] })));
  expect(rest).toEqual({ locale: 'de', source: 'person', model: null, dropsFillers: true, times: 'measured' });
});

test('replacing words share the time by their syllables, and have no confidence', () => {
  const { words } = corrected('Guten Tag, liebe Gästinnen und Leute.');
  expect(words.slice(0, 2)).toEqual(heard.words.slice(0, 2));
  expect(words.slice(2)).toEqual([
    { text: 'liebe', offset: 3, duration: 0.25, confidence: null },
    { text: 'Gästinnen', offset: 3.25, duration: 0.375, confidence: null },
    { text: 'und', offset: 3.625, duration: 0.125, confidence: null },
    { text: 'Leute.', offset: 3.75, duration: 0.25, confidence: null },
  ]);
});

test('an inserted word lies between its neighbours', () => {
  expect(corrected('Guten Tag, ähm lieber Gast.').words[2]).toEqual({
    text: 'ähm',
    offset: 1.8,
    duration: 1.2,
    confidence: null,
  });
});

test('a removed word changes no other word', () => {
  expect(corrected('Guten Tag, Gast.').words).toEqual(heard.words.filter(({ text }) => text !== 'lieber'));
});

test('an empty text gives an empty transcript', () => {
  expect(corrected(' ').words).toEqual([]);
});
