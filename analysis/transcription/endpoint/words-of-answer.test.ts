import { expect, test } from 'vitest';
import { Answer } from './answer.ts';
import { wordsOfAnswer } from './words-of-answer.ts';

const heard = (answer: unknown) =>
  wordsOfAnswer({ answer: Answer.parse(answer), piece: { from: 100, to: 110 }, locale: 'en', pauses: [] });
const texts = (answer: unknown) => heard(answer).words.map(({ text }) => text);

test('words get the spelling of the text, and numbers in digits keep their time', () => {
  const answer = {
    text: 'We sold 21 cars, really.',
    words: ['we', 'sold', 'twenty', 'one', 'cars', 'really'].map((word, i) => ({ word, start: i, end: i + 0.5 })),
  };
  expect(texts(answer)).toEqual(['We', 'sold', '21', 'cars,', 'really.']);
  expect(heard(answer).words[2]).toMatchObject({ offset: 102, duration: 1.5 });
});

test('accepts a last word without an end, and adds a word without times to the word before', () => {
  const answer = { words: [{ word: ' Hello', start: 1, end: null }, { word: ' there' }, { word: ' now', start: 3 }] };
  expect(heard(answer).words.map(({ text, offset }) => [text, offset])).toEqual([
    ['Hello there', 101],
    ['now', 103],
  ]);
});

test('uses words that appear at the top and in the segments only once', () => {
  const words = [{ word: ' Yes.', start: 1, end: 2 }];
  expect(texts({ words, segments: [{ start: 0, end: 3, text: ' Yes.', words }] })).toEqual(['Yes.']);
});

test('spreads the words of a bare text over the piece', () => {
  const { words, times } = heard({ text: 'One two' });
  expect(times).toBe('estimated');
  expect(words.map(({ offset, duration }) => [offset, duration])).toEqual([
    [100, 5],
    [105, 5],
  ]);
});

test('a silent piece has no words and no estimated times', () => {
  expect(heard({ text: '', words: [], segments: [] })).toEqual({ words: [], times: 'measured' });
});

test('limits times to the piece', () => {
  const words = [{ word: 'far', start: 8, end: 30 }];
  expect(heard({ words }).words).toEqual([{ text: 'far', offset: 108, duration: 2, confidence: null }]);
});
