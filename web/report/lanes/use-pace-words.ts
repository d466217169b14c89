import { useLingui } from '@lingui/react/macro';
import { shortUnitWords } from '#domain/sessions/contract/unit-words.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';

export type PaceUnit = 'words_per_minute' | 'syllables_per_second';

/** Formats a pace with its unit. */
export function usePaceWords(unit: PaceUnit | undefined) {
  const { t } = useLingui();
  const locale = useLocale();
  const { whole, tenths } = useFormats();
  return (value: number | null): string => {
    if (value === null) return t`nicht gemessen`;
    if (unit === 'syllables_per_second') return shortUnitWords[unit][locale]({ figure: tenths(value) });
    return shortUnitWords.words_per_minute[locale]({ figure: whole(value) });
  };
}
