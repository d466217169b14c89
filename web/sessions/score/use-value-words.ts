import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/use-formats.ts';
import type { ScorePart } from './part-words.ts';

/** A measured value and its good range, each with its unit. */
export function useValueWords() {
  const { t } = useLingui();
  const { whole, tenths, percentTenths, percent, number } = useFormats();

  const bare: Record<ScorePart['unit'], (value: number) => string> = {
    ratio: percentTenths,
    share: percent,
    per_minute: tenths,
    words_per_minute: whole,
    percent: (value) => percent(value / 100),
  };
  const limit: typeof bare = { ...bare, per_minute: number };

  const inUnit = (text: string, unit: ScorePart['unit']) => {
    if (unit === 'ratio') return t`Schwankung ${text}`;
    if (unit === 'per_minute') return t`${text} je Minute`;
    return unit === 'words_per_minute' ? t`${text} Wörter je Minute` : text;
  };

  return {
    value: ({ value, unit, longestPause }: ScorePart) => {
      if (value === null) return undefined;
      const text = inUnit(bare[unit](value), unit);
      return longestPause === undefined ? text : t`${text}, längste Stille ${tenths(longestPause)} s`;
    },
    good: ({ good: { from, to }, unit }: ScorePart) => {
      if (from !== null && to !== null) return t`guter Bereich ${limit[unit](from)} bis ${limit[unit](to)}`;
      if (to !== null) return t`guter Bereich bis ${limit[unit](to)}`;
      return from === null ? undefined : t`guter Bereich ab ${limit[unit](from)}`;
    },
  };
}
