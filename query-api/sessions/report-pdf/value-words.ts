import type { Formats } from '#domain/sessions/contract/formats.ts';
import { figureText, limitText } from '#domain/sessions/contract/measure-text.ts';
import type { ScorePart } from '#domain/sessions/contract/report.ts';
import type { ReportWords } from './words/report-words.ts';

type WordTools = Readonly<{ words: ReportWords; formats: Formats }>;

/** The measure of a part, with its unit. */
export function measuredOf(
  { longestPause, monotone, misplaced, heard, aspect, ...part }: ScorePart,
  said: WordTools,
): string {
  const { words, formats } = said;
  const text = inUnit(part, said);
  if (aspect) return words.volumeAspects[aspect](text);
  if (monotone !== undefined) return `${text}, ${words.flatTime(formats.percent(monotone))}`;
  if (misplaced !== undefined) return `${text}, ${words.placedInside(formats.percent(misplaced))}`;
  if (heard) return `${text}, ${words.heardFillers}`;
  return longestPause === undefined ? text : `${text}, ${words.longestSilence(formats.tenths(longestPause))}`;
}

function inUnit({ value, unit }: Pick<ScorePart, 'value' | 'unit'>, { words, formats }: WordTools): string {
  if (value === null) return '';
  const text = figureText(unit, value, formats);
  if (unit === 'ratio') return words.pitchMovement(text);
  if (unit === 'per_minute') return words.perMinute(text);
  if (unit === 'syllables_per_second') return words.syllablesPerSecond(text);
  return unit === 'words_per_minute' ? words.wordsPerMinute(text) : text;
}

export function goodRangeOf({ good: { from, to }, unit }: ScorePart, { words, formats }: WordTools): string {
  const limit = (value: number) => limitText(unit, value, formats);
  if (from !== null && to !== null) return words.goodBetween(limit(from), limit(to));
  if (to !== null) return words.goodUpTo(limit(to));
  return from === null ? '' : words.goodFrom(limit(from));
}
