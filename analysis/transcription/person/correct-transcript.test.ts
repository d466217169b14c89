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

test('what a person leaves keeps its time and confidence, whatever its case and punctuation', () => {
  const { words, ...rest } = corrected('guten TAG! Lieber Gast');
  expect(words).toEqual(heard.words.map((word, i) => ({ ...word, text: ['guten', 'TAG!', 'Lieber', 'Gast'][i] })));
  expect(rest).toEqual({ locale: 'de', source: 'person', model: null, dropsFillers: true, times: 'measured' });
});

test('words that replace others share their time by their syllables, and nobody is sure of them', () => {
  const { words } = corrected('Guten Tag, liebe Gästinnen und Leute.');
  expect(words.slice(0, 2)).toEqual(heard.words.slice(0, 2));
  expect(words.slice(2)).toEqual([
    { text: 'liebe', offset: 3, duration: 0.25, confidence: null },
    { text: 'Gästinnen', offset: 3.25, duration: 0.375, confidence: null },
    { text: 'und', offset: 3.625, duration: 0.125, confidence: null },
    { text: 'Leute.', offset: 3.75, duration: 0.25, confidence: null },
  ]);
});

test('a word that is put in lies between its neighbours', () => {
  expect(corrected('Guten Tag, ähm lieber Gast.').words[2]).toEqual({
    text: 'ähm',
    offset: 1.8,
    duration: 1.2,
    confidence: null,
  });
});

test('a word that is left out is gone, and nothing else moves', () => {
  expect(corrected('Guten Tag, Gast.').words).toEqual(heard.words.filter(({ text }) => text !== 'lieber'));
});

test('nothing is left of a transcript that is emptied', () => {
  expect(corrected(' ').words).toEqual([]);
});
