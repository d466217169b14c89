import { useLingui } from '@lingui/react/macro';
import { furtherWords } from '#domain/sessions/contract/further-words.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { wordsCounted } from '#domain/sessions/contract/unit-words.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { MeasureProps } from './measure.tsx';

/** Measures of the words besides the parts of the score; unmeasured ones are left out. */
export function useLanguageMeasures(text: TextAnalysis | null): readonly MeasureProps[] {
  const { t } = useLingui();
  const locale = useLocale();
  const { tenths, whole, percent } = useFormats();
  if (!text) return [];
  const { wordCount, meanSentenceLength, lexicalVariety } = text;
  return [
    {
      hue: 'bg-ink-faint',
      name: furtherWords.wordCount[locale],
      value: whole(wordCount),
      meaning: t`So viele stehen im Wortlaut.`,
    },
    {
      hue: 'bg-ink-faint',
      name: furtherWords.meanSentenceLength[locale],
      value: meanSentenceLength === null ? null : wordsCounted[locale]({ figure: tenths(meanSentenceLength) }),
      meaning: t`Im Mittel. Kurze Sätze lassen sich leichter sprechen und leichter hören.`,
    },
    {
      hue: 'bg-ink-faint',
      name: furtherWords.lexicalVariety[locale],
      value: lexicalVariety === null ? null : percent(lexicalVariety),
      meaning: t`So viele von fünfzig Wörtern in Folge sind verschieden, im Mittel über den Vortrag.`,
    },
  ].filter(({ value }) => value !== null);
}
