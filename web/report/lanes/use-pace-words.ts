import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/use-formats.ts';

export type PaceUnit = 'words_per_minute' | 'syllables_per_second';

/** A pace with its unit. */
export function usePaceWords(unit: PaceUnit | undefined) {
  const { t } = useLingui();
  const { whole, tenths } = useFormats();
  return (value: number | null): string => {
    if (value === null) return t`nicht gemessen`;
    return unit === 'syllables_per_second' ? t`${tenths(value)} Silben/s` : t`${whole(value)} Wörter/min`;
  };
}
