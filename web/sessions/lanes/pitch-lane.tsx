import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { clockTime } from '../clock-time.ts';
import { useFormats } from '../formats.ts';
import { Lane } from './lane.tsx';
import { linePath, rangeOf } from './line-path.ts';
import type { LaneFrame } from './plot.tsx';
import { type Sample, valueAt } from './series.ts';

const height = 72;

type PitchLaneProps = LaneFrame &
  Readonly<{ samples: readonly Sample[]; average: number | null; judgement: string | undefined }>;

export function PitchLane({ samples, average, judgement, ...frame }: PitchLaneProps) {
  const { t } = useLingui();
  const { whole } = useFormats();
  const hertz = (value: number | null) => (value === null ? t`keine Stimme` : `${whole(value)} Hz`);
  return (
    <Lane
      {...frame}
      name={<Trans>Tonhöhe</Trans>}
      summary={[hertz(average), judgement].filter(Boolean).join(', ')}
      height={height}
      describe={(second) => `${clockTime(second)} · ${hertz(valueAt(samples, second))}`}
    >
      {(width) => <PitchLine samples={samples} duration={frame.duration} width={width} />}
    </Lane>
  );
}

type PitchLineProps = Readonly<{ samples: readonly Sample[]; duration: number; width: number }>;

function PitchLine({ samples, duration, width }: PitchLineProps) {
  const path = useMemo(() => {
    const range = rangeOf(samples);
    return range && linePath(samples, { width, height, duration, ...range });
  }, [samples, duration, width]);
  return (
    <path
      d={path}
      fill="none"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-pitch"
    />
  );
}
