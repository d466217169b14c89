import { useLingui } from '@lingui/react/macro';
import type { PartName } from '#domain/sessions/report.ts';
import type { TextAnalysis } from '#domain/sessions/text-report.ts';
import { mostFrequent } from './most-frequent.ts';

/** `Am häufigsten: „ähm“ (16) und „halt“ (7).` for the measures that count words; undefined for all others. */
export function useMostFrequent(part: PartName, text: TextAnalysis | null): string | undefined {
  const { i18n, t } = useLingui();
  const counted = part === 'filler_words' ? text?.fillers : part === 'repetition' ? text?.repetitions : undefined;
  const dearest = mostFrequent(counted?.filter(({ dismissed }) => !dismissed) ?? [], 3).filter(
    ({ count }) => count > 1,
  );
  if (dearest.length === 0) return undefined;
  const list = new Intl.ListFormat(i18n.locale).format(dearest.map(({ text: word, count }) => t`„${word}“ (${count})`));
  return t`Am häufigsten: ${list}.`;
}
