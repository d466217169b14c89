import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Word } from '#domain/sessions/contract/transcript.ts';
import { tidyWords } from './tidy-words.ts';

test('puts words in order, within the talk and without overlaps', () => {
  const words = [
    { text: ' two ', offset: 1.0004, duration: 1, confidence: 1.2 },
    { text: 'one', offset: -0.1, duration: 5, confidence: Number.NaN },
    { text: '\n', offset: 3, duration: 1 },
    { text: 'lost', offset: Number.NaN, duration: 1 },
    { text: 'three', offset: 9.8, duration: 1, confidence: 0.5 },
  ];
  expect(tidyWords(words, 10)).toEqual([
    { text: 'one', offset: 0, duration: 1, confidence: null },
    { text: 'two', offset: 1, duration: 1, confidence: 1 },
    { text: 'three', offset: 9.8, duration: 0.2, confidence: 0.5 },
  ]);
});

test('turns any words of an engine into a valid transcript', () => {
  const number = fc.double();
  const word = fc.record({ text: fc.string(), offset: number, duration: number, confidence: fc.option(number) });
  fc.assert(
    fc.property(fc.array(word), (words) => {
      let end = 0;
      for (const tidied of tidyWords(words, 60)) {
        Word.parse(tidied);
        expect(tidied.duration).toBeGreaterThanOrEqual(0);
        expect(tidied.offset).toBeGreaterThanOrEqual(end - 0.0011);
        end = tidied.offset + tidied.duration;
      }
      expect(end).toBeLessThanOrEqual(60.001);
    }),
    { seed: 5 },
  );
});
