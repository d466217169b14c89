import { useLingui } from '@lingui/react/macro';
import type { GoalMeasureName } from '#domain/sessions/contract/measures.ts';
import { useConditionWords } from '../lib/use-condition-words.ts';
import { useGoodRanges } from '../lib/use-config.ts';

/** The good range of a measure, as the reports of both languages have it; undefined where no value is better than another. */
export function useGoodWords() {
  const { t } = useLingui();
  const { range } = useConditionWords();
  const ranges = useGoodRanges();
  return (type: GoalMeasureName): string | undefined => {
    if (!ranges) return undefined;
    const { de, en } = { de: ranges.de[type], en: ranges.en[type] };
    if (de.from === null && de.to === null) return undefined;
    const [german, english] = [range(type, de), range(type, en)];
    return german === english ? german : t`${german} auf Deutsch, ${english} auf Englisch`;
  };
}
