import { useLingui } from '@lingui/react/macro';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { useFormats } from '../../lib/use-formats.ts';
import type { MeasureProps } from './measure.tsx';

/** Measures of the words besides the parts of the score; unmeasured ones are left out. */
export function useLanguageMeasures(text: TextAnalysis | null): readonly MeasureProps[] {
  const { t } = useLingui();
  const { tenths, whole, percent } = useFormats();
  if (!text) return [];
  const { wordCount, meanSentenceLength, lexicalVariety } = text;
  return [
    {
      hue: 'bg-ink-faint',
      name: t`Wörter`,
      value: whole(wordCount),
      meaning: t`So viele stehen im Wortlaut.`,
    },
    {
      hue: 'bg-ink-faint',
      name: t`Satzlänge`,
      value: meanSentenceLength === null ? null : t`${tenths(meanSentenceLength)} Wörter`,
      meaning: t`Im Mittel. Kurze Sätze lassen sich leichter sprechen und leichter hören.`,
    },
    {
      hue: 'bg-ink-faint',
      name: t`Wortvielfalt`,
      value: lexicalVariety === null ? null : percent(lexicalVariety),
      meaning: t`So viele von fünfzig Wörtern in Folge sind verschieden, im Mittel über den Vortrag.`,
    },
  ].filter(({ value }) => value !== null);
}
