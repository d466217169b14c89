import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { clockTime } from '../clock-time.ts';
import { useFormats } from '../formats.ts';
import { Lane } from './lane.tsx';
import { heightOf, linePath } from './line-path.ts';
import type { LaneFrame } from './plot.tsx';
import { type Sample, valueAt } from './series.ts';

const height = 56;
const scale = { height, low: 0, high: 1 };

type Band = Readonly<{ from: number; to: number }>;
type VolumeLaneProps = LaneFrame &
  Readonly<{ samples: readonly Sample[]; average: number | null; judgement: string | undefined; good: Band }>;

export function VolumeLane({ samples, average, judgement, good, ...frame }: VolumeLaneProps) {
  const { t } = useLingui();
  const { percent } = useFormats();
  const share = (value: number | null) => (value === null ? t`nicht gemessen` : percent(value));
  return (
    <Lane
      {...frame}
      name={<Trans>Lautstärke</Trans>}
      summary={[share(average), judgement].filter(Boolean).join(', ')}
      height={height}
      describe={(second) => `${clockTime(second)} · ${share(valueAt(samples, second))}`}
    >
      {(width) => <VolumeLine samples={samples} duration={frame.duration} width={width} good={good} />}
    </Lane>
  );
}

type VolumeLineProps = Readonly<{ samples: readonly Sample[]; duration: number; width: number; good: Band }>;

function VolumeLine({ samples, duration, width, good }: VolumeLineProps) {
  const path = useMemo(() => linePath(samples, { ...scale, width, duration }), [samples, duration, width]);
  const [top, bottom] = [heightOf(good.to, scale), heightOf(good.from, scale)];
  return (
    <>
      <rect width={width} y={top} height={bottom - top} className="fill-good-wash" />
      <path
        d={path}
        fill="none"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-volume"
      />
    </>
  );
}
