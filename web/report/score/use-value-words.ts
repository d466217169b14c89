import { useLingui } from '@lingui/react/macro';
import { figureText, limitText } from '#domain/sessions/contract/measure-text.ts';
import { useFormats } from '../../lib/use-formats.ts';
import type { ScorePart } from './part-words.ts';

/** A measured value and its good range, each with its unit. */
export function useValueWords() {
  const { t } = useLingui();
  const formats = useFormats();

  const inUnit = (text: string, unit: ScorePart['unit']) => {
    if (unit === 'ratio') return t`Schwankung ${text}`;
    if (unit === 'per_minute') return t`${text} je Minute`;
    if (unit === 'syllables_per_second') return t`${text} Silben je Sekunde`;
    return unit === 'words_per_minute' ? t`${text} Wörter je Minute` : text;
  };

  return {
    value: ({ value, unit, longestPause, monotone, misplaced, heard, aspect }: ScorePart) => {
      if (value === null) return undefined;
      const bare = figureText(unit, value, formats);
      if (aspect === 'ends') return t`${bare} dB leiser an den Satzenden`;
      if (aspect === 'emphasis') return t`Betonung ${bare} dB`;
      if (aspect === 'even') return t`Schwankung ${bare} dB`;
      const text = inUnit(bare, unit);
      if (monotone !== undefined) return t`${text}, ${formats.percent(monotone)} der Zeit flacher als gut`;
      if (misplaced !== undefined) return t`${text}, ${formats.percent(misplaced)} davon mitten im Satz`;
      if (heard) return t`${text}, nach dem Klang gezählt`;
      return longestPause === undefined ? text : t`${text}, längste Stille ${formats.tenths(longestPause)} s`;
    },
    good: ({ good: { from, to }, unit }: ScorePart) => {
      const limit = (value: number) => limitText(unit, value, formats);
      if (from !== null && to !== null) return t`guter Bereich ${limit(from)} bis ${limit(to)}`;
      if (to !== null) return t`guter Bereich bis ${limit(to)}`;
      return from === null ? undefined : t`guter Bereich ab ${limit(from)}`;
    },
  };
}
