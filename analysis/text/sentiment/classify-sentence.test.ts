import { expect, test } from 'vitest';
import { labelledSentences, transcriptOf } from '../labelled/notation.ts';
import { sentimentDeHeldOut } from '../labelled/sentiment/de-held-out.ts';
import { sentimentDeTuning } from '../labelled/sentiment/de-tuning.ts';
import { sentimentEnHeldOut } from '../labelled/sentiment/en-held-out.ts';
import { sentimentEnTuning } from '../labelled/sentiment/en-tuning.ts';
import { sentimentFigures } from '../labelled/sentiment-figures.ts';
import { sentimentTrapsDeHeldOut } from '../labelled/traps/de-held-out.ts';
import { sentimentTrapsDeTuning } from '../labelled/traps/de-tuning.ts';
import { sentimentTrapsEnHeldOut } from '../labelled/traps/en-held-out.ts';
import { sentimentTrapsEnTuning } from '../labelled/traps/en-tuning.ts';
import { spokenWords } from '../words/spoken-word.ts';
import { classifySentence } from './classify-sentence.ts';

const halves = [
  ['de', 'tuning', sentimentDeTuning],
  ['de', 'held out', sentimentDeHeldOut],
  ['en', 'tuning', sentimentEnTuning],
  ['en', 'held out', sentimentEnHeldOut],
] as const;

const percent = (share: number) => Math.round(100 * share);

function classified(sentence: string, locale: 'de' | 'en') {
  const { transcript, duration } = transcriptOf(sentence, locale);
  return classifySentence(spokenWords(transcript, duration), locale);
}

test('judges 80 % (English) and 78 % (German) of unseen sentences as a listener would, and 80 % of those with a negation', () => {
  const rows = halves.map(([language, half, block]) => {
    const { sentences, right, negated, negatedRight } = sentimentFigures(block, language);
    return { language, half, sentences, 'right %': percent(right), negated, 'negated right %': percent(negatedRight) };
  });
  console.table(rows);
  for (const row of rows) {
    expect(row['right %']).toBeGreaterThanOrEqual(row.language === 'de' ? 78 : 80);
    expect(row['negated right %']).toBeGreaterThanOrEqual(80);
  }
});

const traps = [
  ['de', 'tuning', sentimentTrapsDeTuning],
  ['de', 'held out', sentimentTrapsDeHeldOut],
  ['en', 'tuning', sentimentTrapsEnTuning],
  ['en', 'held out', sentimentTrapsEnHeldOut],
] as const;

test('judges 85 % of deliberately difficult sentences as a listener would', () => {
  const rows = traps.map(([language, half, block]) => {
    const { sentences, right } = sentimentFigures(block, language);
    return { language, half, sentences, 'right %': percent(right) };
  });
  console.table(rows);
  for (const row of rows) expect(row['right %']).toBeGreaterThanOrEqual(85);
});

test('the shares of each sentence add up to 1', () => {
  for (const [locale, , block] of halves) {
    for (const { sentence } of labelledSentences(block)) {
      const { positive, negative, neutral } = classified(sentence, locale);
      expect(positive + negative + neutral).toBeCloseTo(1, 10);
      expect(Math.min(positive, negative, neutral)).toBeGreaterThanOrEqual(0);
    }
  }
});

test.each([
  ['Das gefällt mir.', 'positive'],
  ['Das gefällt mir nicht.', 'negative'],
  ['So schlimm war es nicht.', 'positive'],
  ['Wir haben die Krise überwunden.', 'positive'],
  ['Der Gewinn ist gesunken.', 'negative'],
  ['Das ist nicht nur günstig, sondern auch gut.', 'positive'],
  ['Am besten fangen wir an.', 'neutral'],
] as const)('German: "%s" is %s', (sentence, sentiment) => {
  expect(classified(sentence, 'de').sentiment).toBe(sentiment);
});

test.each([
  ['We have solved the problem.', 'positive'],
  ['We have not solved the problem.', 'negative'],
  ['Our profits fell.', 'negative'],
  ['It is not only cheap but also good.', 'positive'],
  ['It looks like a circle.', 'neutral'],
] as const)('English: "%s" is %s', (sentence, sentiment) => {
  expect(classified(sentence, 'en').sentiment).toBe(sentiment);
});
