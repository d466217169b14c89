import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { useFormats } from '../../lib/use-formats.ts';

type Slide = SessionDetail['slideReport'][number];
/** A measured figure of a slide, as it is shown. */
export type SlideFigure = Readonly<{ name: string; label: ReactNode; shownFor: (slide: Slide) => string }>;

export function useSlideFigures(): readonly SlideFigure[] {
  const { whole, percent } = useFormats();
  const said = (value: number | null, as: (value: number) => string) => (value === null ? '–' : as(value));
  return [
    { name: 'pace', label: <Trans>Wörter/min</Trans>, shownFor: (slide) => said(slide.wordsPerMinute, whole) },
    {
      name: 'pitch',
      label: <Trans>Tonhöhe</Trans>,
      shownFor: (slide) => said(slide.pitch, (hertz) => `${whole(hertz)} Hz`),
    },
    { name: 'volume', label: <Trans>Lautstärke</Trans>, shownFor: (slide) => said(slide.volume, percent) },
    { name: 'fillers', label: <Trans>Füllwörter</Trans>, shownFor: (slide) => said(slide.fillers, whole) },
  ];
}
