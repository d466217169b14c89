import { useLingui } from '@lingui/react/macro';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { partNames } from '#domain/sessions/contract/measure-words.ts';
import { speechNorms } from '#domain/sessions/contract/norms.ts';
import { unitWords } from '#domain/sessions/contract/unit-words.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { shareOf } from '../../player/for-others.ts';
import { Lane } from './lane.tsx';
import { type JudgedFrame, judgedSummary } from './plot.tsx';

const height = 44;
const mark = { height: 14, narrowest: 6 };

type Span = Readonly<{ offset: number; duration: number }>;

/** Whether a pause is so long that listeners wonder, as in the score. */
export const longSilence = ({ duration }: Pick<Span, 'duration'>): boolean => duration > speechNorms.longSilenceSeconds;
type PauseLaneProps = JudgedFrame & Readonly<{ pauses: readonly Span[]; perMinute: number | null }>;

export function PauseLane({ pauses, perMinute, judgement, ...frame }: PauseLaneProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { tenths } = useFormats();
  const rate = perMinute === null ? t`nicht gemessen` : unitWords.per_minute[locale]({ figure: tenths(perMinute) });
  const describe = (second: number) => {
    const pause = pauses.find(({ offset, duration }) => second >= offset && second <= offset + duration);
    return `${clockTime(second)} · ${pause ? t`Pause, ${tenths(pause.duration)} s` : t`keine Pause`}`;
  };
  return (
    <Lane
      {...frame}
      name={partNames.pauses[locale]}
      summary={judgedSummary(rate, judgement)}
      height={height}
      describe={describe}
    >
      {(width) =>
        pauses.map(({ offset, duration }) => (
          <rect
            key={offset}
            x={shareOf(offset, frame.duration) * width}
            y={(height - mark.height) / 2}
            width={Math.max(mark.narrowest, shareOf(duration, frame.duration) * width)}
            height={mark.height}
            rx="4"
            className={longSilence({ duration }) ? 'fill-off' : 'fill-pause'}
          />
        ))
      }
    </Lane>
  );
}
