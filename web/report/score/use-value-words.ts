import type { ScorePart } from '#domain/sessions/contract/report.ts';
import { goodRangeText, valueText } from '#domain/sessions/contract/score-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';

/** A measured value and its good range, each with its unit. */
export function useValueWords() {
  const writing = { locale: useLocale(), formats: useFormats() };
  return {
    value: (part: ScorePart) => valueText(part, writing),
    good: (part: ScorePart) => goodRangeText(part, writing),
  };
}
