import { describe, expect, test } from 'vitest';
import { plainText } from '../../score/testing/spoken-session.ts';
import { rulesFeedback } from '../rules/rules-feedback.ts';
import { factsOf } from '../testing/facts.ts';
import { faultsOf } from './faults-of.ts';
import { isInLanguage } from './language-of.ts';
import { numbersIn } from './numbers-in.ts';
import { timesIn } from './times-in.ts';

const audio = { articulationRate: 4.18, signalToNoise: 38.2 };
const facts = factsOf({ text: `${plainText} It cost 417 euros.`, audio });
const good = rulesFeedback(facts);
const with_ = (sentence: string) => faultsOf(`${good}\n\n${sentence}`, facts);

test('a text with measured numbers only has no fault', () => {
  expect(faultsOf(good, facts)).toEqual([]);
});

describe('a number', () => {
  test.each([
    'You spoke with 4.18 syllables a second.',
    'You spoke with 4.2 syllables a second.',
    'You spoke with 4 syllables a second.',
    'Your volume was at 50% of the scale.',
    'You said "it cost 417 euros" at [00:33].',
    'You said „It cost 417 euros“ near the end.',
    'Your voice moved by 17%, and 13 to 30 percent is good.',
    'Ten points are the scale.',
  ])('is accepted if it was measured: %s', (sentence) => {
    expect(with_(sentence)).toEqual([]);
  });

  test.each([
    ['You spoke with 4.3 syllables a second.', '4.3'],
    ['You used 23 filler words.', '23'],
    ['You spoke 120% of the time.', '120'],
    ['You spoke between 83 and 150% of the time.', '83, 150'],
    ['Your pace rose by seventy words.', 'seventy'],
    ['You said "it cost 418 euros" at the end.', '418'],
    ['It cost 417 euros.', '417'],
  ])('is reported if it was not measured: %s', (sentence, number) => {
    expect(with_(sentence)).toEqual([`these numbers were not measured: ${number}`]);
  });
});

test.each([
  ['At [00:30] you were calm.', []],
  ['At [00:36] you were calm.', ['[00:36]']],
  ['At [00:75] you were calm.', ['[00:75]']],
  ['At 1:02:10 you were calm.', ['1:02:10']],
])('%s: accepts only times within the talk', (sentence, times) => {
  expect(with_(sentence)).toEqual(times.map((time) => `these times are not within the talk: ${time}`));
});

test.each(['# Feedback', '- a point', '1. a point', '**bold** words', '`code`', '[a](b)', '<b>bold</b>', '• a point'])(
  'reports markup: %s',
  (markup) => {
    expect(with_(`${markup} and more of it.`)).toContain('it has markup or a list; only plain paragraphs are allowed');
  },
);

test('reports a text that is too short, too long or without a figure', () => {
  expect(faultsOf('The talk was good and it was clear.', facts)).toEqual([
    'it has 8 words, not 120 to 250',
    'it names no number that was measured',
  ]);
  expect(faultsOf(`${good} ${good}`, facts)[0]).toMatch(/^it has \d+ words, not 120 to 250$/);
});

test('reports another language, but not quotes of the speaker', () => {
  const german = rulesFeedback({
    ...facts,
    features: { ...facts.features, session: { ...facts.features.session, locale: 'de' } },
  });
  expect(faultsOf(german, facts)).toContain('it is not written in English');
  expect(isInLanguage('Das ist gut, und die Pausen waren sehr ruhig.', 'de')).toBe(true);
  expect(isInLanguage('Das ist gut, und die Pausen waren sehr ruhig.', 'en')).toBe(false);
  expect(isInLanguage('Blau Rot Gelb', 'de')).toBe(false);
});

test('reads numbers in the notation of the language', () => {
  const read = (text: string, locale: 'de' | 'en') => numbersIn(text, locale).map(({ value, step }) => [value, step]);
  expect(read('2,5 und 1.234,5 und 90', 'de')).toEqual([
    [2.5, 0.1],
    [1234.5, 0.1],
    [90, 1],
  ]);
  expect(read('2.5 and 1,234.5 and 90', 'en')).toEqual([
    [2.5, 0.1],
    [1234.5, 0.1],
    [90, 1],
  ]);
  expect(read('zwölf Mal', 'de')).toEqual([[12, 1]]);
  expect(read('constructor and one', 'en')).toEqual([]);
});

test('reads times with more than 60 minutes, and with hours', () => {
  expect(timesIn('[75:10] and 1:15:10').map(({ seconds }) => seconds)).toEqual([4510, 4510]);
});
