import { expect, test } from 'vitest';
import { fillerFigures } from './filler-figures.ts';
import { moreFillersDeHeldOut } from './fillers/de-more-held-out.ts';
import { moreFillersDeTuning } from './fillers/de-more-tuning.ts';
import { moreFillersEnHeldOut } from './fillers/en-more-held-out.ts';
import { moreFillersEnTuning } from './fillers/en-more-tuning.ts';
import { sentimentFigures } from './sentiment-figures.ts';
import { moreSentimentDeHeldOut } from './traps/de-more-held-out.ts';
import { moreSentimentDeTuning, thirdSentimentDeTuning } from './traps/de-more-tuning.ts';
import { moreSentimentEnHeldOut } from './traps/en-more-held-out.ts';
import { moreSentimentEnTuning } from './traps/en-more-tuning.ts';

const halves = [
  ['de', 'tuning', moreSentimentDeTuning, moreFillersDeTuning],
  ['de', 'held out', moreSentimentDeHeldOut, moreFillersDeHeldOut],
  ['en', 'tuning', moreSentimentEnTuning, moreFillersEnTuning],
  ['en', 'held out', moreSentimentEnHeldOut, moreFillersEnHeldOut],
] as const;

test('judges tone and fillers of 88 % of sixty sentences per language as a listener would', () => {
  const rows = halves.map(([language, half, felt, filled]) => {
    const [tone, fillers] = [sentimentFigures(felt, language), fillerFigures(filled, language)];
    const sentences = tone.sentences + fillers.transcripts;
    const right = (sentences - tone.wrong.length - fillers.wrong.length) / sentences;
    const percent = (share: number) => Math.round(100 * share);
    const ofFillers = 1 - fillers.wrong.length / fillers.transcripts;
    return { language, half, sentences, right: percent(right), tone: percent(tone.right), fillers: percent(ofFillers) };
  });
  console.table(rows);
  for (const { right } of rows) expect(right).toBeGreaterThanOrEqual(88);
});

test('judges 80 % of the last German tuning sentences correctly', () => {
  expect(sentimentFigures(thirdSentimentDeTuning, 'de').right).toBeGreaterThanOrEqual(0.8);
});

test.each([
  ['en', 'We have finally settled the dispute.'],
  ['en', 'My worries were unfounded.'],
  ['en', 'It could not have been better.'],
] as const)('%s: "%s" is positive', (language, sentence) => {
  expect(sentimentFigures(`positive | ${sentence}`, language).wrong).toEqual([]);
});

test.each([
  ['de', 'Er rief: Halt, stehen bleiben!'],
  ['de', 'Ne, das will ich nicht.'],
  ['de', 'Frau Öhm hat es gesagt.'],
  ['en', 'Ah, the smell of coffee'],
] as const)('%s: "%s" has no filler', (language, sentence) => {
  expect(fillerFigures(sentence, language).found).toBe(0);
});

test.each([
  ['de', 'Ihre Fenster waren Äh zerbrochen, und das Dach war Ähm undicht.', 2],
  ['en', 'Its windows were Uh broken, and the roof Hm leaked.', 2],
] as const)('%s: "%s" has hesitations that are written like names', (language, sentence, count) => {
  expect(fillerFigures(sentence, language).found).toBe(count);
});
