import type { Locale } from '#domain/kernel/contract.ts';
import type { Formats } from './formats.ts';
import { figureText, limitText } from './measure-text.ts';
import type { ScorePart, ScoreWithheld, TextMisfit } from './report.ts';
import { aspectWords, besideWords, goodRangeWords, misfitWords, noSpeechWords, withheldWords } from './score-words.ts';
import { unitWords } from './unit-words.ts';

/** A language, and its number format. */
type Writing = Readonly<{ locale: Locale; formats: Formats }>;
type Measured = Pick<ScorePart, 'value' | 'unit' | 'longestPause' | 'monotone' | 'misplaced' | 'heard' | 'aspect'>;

/** The measure of a part, with its unit. Undefined if it was not measured. */
export function valueText(
  { value, unit, longestPause, monotone, misplaced, heard, aspect }: Measured,
  { locale, formats }: Writing,
): string | undefined {
  if (value === null) return undefined;
  const figure = figureText(unit, value, formats);
  // A newer server than this page may know more of each.
  if (aspect) return aspectWords[aspect]?.[locale]({ figure }) ?? figure;
  const text = unit in unitWords ? unitWords[unit as keyof typeof unitWords][locale]({ figure }) : figure;
  const beside = (what: keyof typeof besideWords, figure = '') => `${text}, ${besideWords[what][locale]({ figure })}`;
  if (monotone !== undefined) return beside('flat', formats.percent(monotone));
  if (misplaced !== undefined) return beside('misplaced', formats.percent(misplaced));
  if (heard) return beside('heard');
  return longestPause === undefined ? text : beside('longest', formats.tenths(longestPause));
}

/** Undefined if the measure has no good range. */
export function goodRangeText(
  { good, unit }: Pick<ScorePart, 'good' | 'unit'>,
  { locale, formats }: Writing,
): string | undefined {
  const limit = (value: number | null) => (value === null ? '' : limitText(unit, value, formats));
  const range = { from: limit(good.from), to: limit(good.to) };
  if (good.from !== null) return goodRangeWords[good.to === null ? 'from' : 'between'][locale](range);
  return good.to === null ? undefined : goodRangeWords.upTo[locale](range);
}

/** Why a talk has no total, in a sentence or two. */
export function withheldText(withheld: ScoreWithheld | null, { locale, formats }: Writing): string {
  const { code, sign, measured = 0, needed = 0 } = withheld ?? {};
  if (code === 'not_speech') return (noSpeechWords[sign ?? 'unknown'] ?? noSpeechWords.unknown)[locale];
  const words = (code && withheldWords[code]) ?? withheldWords.unheard;
  return words[locale]({ measured: formats.number(measured), needed: formats.number(needed) });
}

/** Undefined for a code that this version does not know. */
export function misfitText({ code, ratio = 0 }: TextMisfit, { locale, formats }: Writing): string | undefined {
  const words: (typeof misfitWords)['times'] | undefined =
    code === 'length' ? misfitWords[ratio < 1 ? 'too_short' : 'too_long'] : misfitWords[code];
  return words?.[locale]({ times: formats.number(ratio), share: formats.percent(ratio) });
}
