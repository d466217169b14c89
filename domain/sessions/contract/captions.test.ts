import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captionCues, captionsOf } from './captions.ts';
import type { Word } from './transcript.ts';

/** A word every half second. */
const spoken = (text: string, from = 0): Word[] =>
  text.split(' ').map((word, i) => ({ text: word, offset: from + i * 0.5, duration: 0.4, confidence: null }));

test('a talk becomes captions in WebVTT', () => {
  expect(captionsOf([...spoken('Guten Tag & willkommen.'), ...spoken('1 < 2 --> wahr.', 3_610)])).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.900\nGuten Tag &amp; willkommen.\n\n01:00:10.000 --> 01:00:12.400\n1 &lt; 2 --&gt; wahr.\n',
  );
  expect(captionsOf([])).toBe('WEBVTT\n');
});

test('a caption ends at a sentence, a pause, or a comma before the maximum length', () => {
  const lines = (words: readonly Word[]) => captionCues(words).map((caption) => caption.lines.join(' '));
  expect(lines(spoken('Das war der erste Satz. Und dies ist der zweite.'))).toEqual([
    'Das war der erste Satz.',
    'Und dies ist der zweite.',
  ]);
  expect(lines([...spoken('Ja also'), ...spoken('dann weiter', 4)])).toEqual(['Ja also', 'dann weiter']);
  const long = 'Wer das alles einmal gesehen hat, der weiß doch ganz genau wovon wir heute hier reden wollen';
  expect(lines(spoken(long))[0]).toBe('Wer das alles einmal gesehen hat,');
});

test('two lines have about the same length', () => {
  const [caption] = captionCues(spoken('Heute möchte ich Ihnen von unserer Reise ans Meer erzählen'));
  expect(caption?.lines).toEqual(['Heute möchte ich Ihnen von', 'unserer Reise ans Meer erzählen']);
});

const word = fc.record({
  text: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 100 }), fc.constantFrom('ja,', 'nein.', 'x'.repeat(90), ' ')),
  gap: fc.double({ min: 0, max: 12, noNaN: true }),
  duration: fc.double({ min: 0, max: 9, noNaN: true }),
});

test('any captions have at most two lines of 42 characters and 7 s, in order, with every character once', () => {
  fc.assert(
    fc.property(fc.array(word), (steps) => {
      let time = 0;
      const words = steps.map(({ text, gap, duration }): Word => {
        const offset = time + gap;
        time = offset + duration;
        return { text, offset, duration, confidence: null };
      });
      const captions = captionCues(words);
      for (const [index, { from, to, lines }] of captions.entries()) {
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect([...line].length).toBeLessThanOrEqual(42);
        expect(to - from).toBeLessThanOrEqual(7 + 1e-9);
        expect(to).toBeGreaterThan(from);
        expect(captions[index + 1]?.from ?? to).toBeGreaterThanOrEqual(from);
      }
      const bare = (texts: readonly string[]) => texts.join('').replace(/\s/g, '');
      expect(bare(captions.flatMap(({ lines }) => lines))).toBe(bare(words.map(({ text }) => text)));
    }),
    { seed: 5 },
  );
});
