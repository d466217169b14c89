import { expect, test } from 'vitest';
import { transcriptOf } from '../labelled/notation.ts';
import { silencesBefore } from '../words/silences.ts';
import { spokenWords } from '../words/spoken-word.ts';
import { sentenceStarts } from './split-sentences.ts';

function sentencesOf(line: string, locale: 'de' | 'en') {
  const { transcript, duration } = transcriptOf(line, locale);
  const words = spokenWords(transcript, duration);
  const starts = sentenceStarts({ words, silences: silencesBefore(words, []), locale });
  const texts = words.map(({ text }) => text);
  return starts.map((start, i) => texts.slice(start, starts[i + 1]).join(' '));
}

test('full stops, question and exclamation marks end sentences', () => {
  expect(sentencesOf('Who is there? Nobody! We wait. Then', 'en')).toEqual([
    'Who is there?',
    'Nobody!',
    'We wait.',
    'Then',
  ]);
});

test('abbreviations and German ordinals end no sentence', () => {
  const written = 'Am 3. Mai lieferte St. Gallen, z. B. 2.5 Kilo Obst.';
  expect(sentencesOf(`${written} Dann kam Bern.`, 'de')).toEqual([written, 'Dann kam Bern.']);
  expect(sentencesOf('Mt. Everest was climbed in 1953. It took years.', 'en')).toEqual([
    'Mt. Everest was climbed in 1953.',
    'It took years.',
  ]);
});

test('a lower-case hesitation after a full stop begins a sentence', () => {
  expect(sentencesOf('Wir haben gewonnen. äh dann kam der Regen. ähm, und dann Schnee.', 'de')).toEqual([
    'Wir haben gewonnen.',
    'äh dann kam der Regen.',
    'ähm, und dann Schnee.',
  ]);
  expect(sentencesOf('We won. um then it rained? uh, yes.', 'en')).toHaveLength(3);
  expect(sentencesOf('Das kostet z. B. äh drei Euro.', 'de')).toHaveLength(1);
});

test('without punctuation a long silence ends a sentence, a short one does not', () => {
  expect(sentencesOf('wir haben (0.4) angefangen (0.9) dann kam der winter', 'de')).toEqual([
    'wir haben angefangen',
    'dann kam der winter',
  ]);
});

test('splits a sentence the same way anywhere in a long talk', () => {
  const short = 'The first sentence has eight words, not more. Then follows a question? ';
  const long = `${'one, '.repeat(700)}end. `;
  const sentences = [...sentencesOf(short, 'en'), long.trim()];
  expect(sentencesOf((short + long).repeat(4), 'en')).toEqual([...sentences, ...sentences, ...sentences, ...sentences]);
});
