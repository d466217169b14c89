import type { ScorePart } from '#domain/sessions/report.ts';
import type { Formats } from '#domain/sessions/shown/formats.ts';
import type { ReportWords } from './words/report-words.ts';

type Said = Readonly<{ words: ReportWords; formats: Formats }>;

const bare: Readonly<Record<ScorePart['unit'], (value: number, formats: Formats) => string>> = {
  ratio: (value, { percentTenths }) => percentTenths(value),
  share: (value, { percent }) => percent(value),
  per_minute: (value, { tenths }) => tenths(value),
  words_per_minute: (value, { whole }) => whole(value),
  percent: (value, { percent }) => percent(value / 100),
};

/** What was measured, with its unit. */
export function measuredOf({ longestPause, ...part }: ScorePart, said: Said): string {
  const { words, formats } = said;
  const text = inUnit(part, said);
  return longestPause === undefined ? text : `${text}, ${words.longestSilence(formats.tenths(longestPause))}`;
}

function inUnit({ value, unit }: Pick<ScorePart, 'value' | 'unit'>, { words, formats }: Said): string {
  if (value === null) return '';
  const text = bare[unit](value, formats);
  if (unit === 'ratio') return words.pitchMovement(text);
  if (unit === 'per_minute') return words.perMinute(text);
  return unit === 'words_per_minute' ? words.wordsPerMinute(text) : text;
}

export function goodRangeOf({ good: { from, to }, unit }: ScorePart, { words, formats }: Said): string {
  const limit = (value: number) => (unit === 'per_minute' ? formats.number(value) : bare[unit](value, formats));
  if (from !== null && to !== null) return words.goodBetween(limit(from), limit(to));
  if (to !== null) return words.goodUpTo(limit(to));
  return from === null ? '' : words.goodFrom(limit(from));
}
