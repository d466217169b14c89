import { useLingui } from '@lingui/react/macro';
import { speechNorms } from '#domain/sessions/contract/norms.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { longSilence } from './pause-lane.tsx';

type LegendProps = Readonly<{
  audio: SessionDetail['audioAnalysis'];
  /** Whether a lane draws its good range. */
  hasGoodRange: boolean;
  found: Readonly<{ fillers: readonly unknown[]; repetitions: readonly unknown[] }> | null;
}>;

/** The meaning of the visible colours. Lines need no entry: their lanes name them. */
export function Legend({ audio, hasGoodRange, found }: LegendProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const limit = number(speechNorms.longSilenceSeconds);
  const entries = [
    { look: 'bg-primary', name: t`schon gehört`, isSeen: true },
    { look: 'bg-near-wash', name: t`Stimme gleichförmig`, isSeen: (audio?.monotoneStretches.length ?? 0) > 0 },
    { look: 'bg-good-wash', name: t`guter Bereich`, isSeen: hasGoodRange },
    { look: 'bg-pause', name: t`Pause`, isSeen: audio?.pauses.some((pause) => !longSilence(pause)) === true },
    { look: 'bg-off', name: t`Stille über ${limit} s`, isSeen: audio?.pauses.some(longSilence) === true },
    { look: 'bg-off', name: t`Füllwort (obere Reihe)`, isSeen: (found?.fillers.length ?? 0) > 0 },
    { look: 'bg-near', name: t`Wiederholung (untere Reihe)`, isSeen: (found?.repetitions.length ?? 0) > 0 },
  ].filter(({ isSeen }) => isSeen);
  return (
    <ul
      aria-label={t`Farben der Kurven`}
      className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-[18px] py-2.5 text-xs text-ink-soft max-md:px-3.5"
    >
      {entries.map(({ look, name }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-2.5 flex-none rounded-xs border border-line ${look}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}
