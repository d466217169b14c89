import { partNames } from '#domain/sessions/contract/measure-words.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { slideHeads } from '#domain/sessions/contract/slide-words.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';

type Slide = SessionDetail['slideReport'][number];
/** A measured figure of a slide, as it is shown. */
export type SlideFigure = Readonly<{ name: string; label: string; shownFor: (slide: Slide) => string }>;

export function useSlideFigures(): readonly SlideFigure[] {
  const locale = useLocale();
  const { whole, percent } = useFormats();
  const said = (value: number | null, as: (value: number) => string) => (value === null ? '–' : as(value));
  return [
    { name: 'pace', label: slideHeads.pace[locale], shownFor: (slide) => said(slide.wordsPerMinute, whole) },
    {
      name: 'pitch',
      label: partNames.pitch[locale],
      shownFor: (slide) => said(slide.pitch, (hertz) => `${whole(hertz)} Hz`),
    },
    { name: 'volume', label: partNames.volume[locale], shownFor: (slide) => said(slide.volume, percent) },
    { name: 'fillers', label: partNames.filler_words[locale], shownFor: (slide) => said(slide.fillers, whole) },
  ];
}
