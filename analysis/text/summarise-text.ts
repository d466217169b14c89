import {
  type Repetition,
  type TextResults,
  type TextSummary,
  timesAgain,
} from '#domain/sessions/contract/text-report.ts';
import { lexicalVariety } from './lexical-variety.ts';
import { speechStretches, totalDuration } from './pace/speech-stretches.ts';
import type { Session } from './words/silences.ts';
import { wordForm } from './words/spoken-word.ts';

/** Minimum speech for a rate, in minutes: one second. */
const shortest = 1 / 60;

/**
 * The figures of a talk, without dismissed findings. All rates are per minute of speech. `timesOf`: how often a repetition
 * counts; formulas 2 to 4 count each once.
 */
export function summariseText(
  results: TextResults,
  session: Session,
  dismissed: ReadonlySet<string>,
  timesOf: (repetition: Repetition) => number = timesAgain,
): TextSummary {
  const words = results.words.filter(({ text }) => wordForm(text) !== '');
  const minutes = totalDuration(speechStretches(words, session)) / 60;
  const perMinute = (count: number) => (minutes >= shortest ? rounded(count / minutes, 2) : null);
  const isLeft = ({ id }: Readonly<{ id: string }>) => !dismissed.has(id);
  const fillerCount = results.fillers.filter(isLeft).length;
  const repetitionCount = results.repetitions.filter(isLeft).reduce((sum, each) => sum + timesOf(each), 0);
  return {
    wordCount: words.length,
    wordsPerMinute: perMinute(words.length),
    fillerCount,
    fillersPerMinute: perMinute(fillerCount),
    repetitionCount,
    repetitionsPerMinute: perMinute(repetitionCount),
    meanSentenceLength: mean([words.length], results.sentences.length, 2),
    lexicalVariety: variety(results),
    clarity: clarityOf(words),
    ...sentimentOf(results),
  };
}

/** Lexical variety without fillers, which are few different words said many times. */
function variety({ words }: TextResults): number | null {
  const forms = words.flatMap(({ kind, text }) => (kind === 'filler_word' ? [] : [wordForm(text)]));
  const share = lexicalVariety(forms.filter((form) => form !== ''));
  return share === null ? null : rounded(share, 4);
}

function clarityOf(words: TextResults['words']): number | null {
  const confidences = words.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  return mean(confidences, confidences.length, 4);
}

/** The mean shares of all sentences, weighted by their numbers of words. */
function sentimentOf({ sentences }: TextResults): Pick<TextSummary, 'positive' | 'negative' | 'neutral'> {
  const weighted = sentences.map((sentence) => ({ ...sentence, weight: sentence.text.split(' ').length }));
  const weight = weighted.reduce((sum, each) => sum + each.weight, 0);
  const share = (name: 'positive' | 'negative' | 'neutral') =>
    mean(
      weighted.map((each) => each[name] * each.weight),
      weight,
      4,
    );
  return { positive: share('positive'), negative: share('negative'), neutral: share('neutral') };
}

function mean(values: readonly number[], count: number, decimals: number): number | null {
  return count === 0 ? null : rounded(values.reduce((sum, value) => sum + value, 0) / count, decimals);
}

function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
