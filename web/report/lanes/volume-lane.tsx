import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { linePath } from '#domain/sessions/contract/line-path.ts';
import { partNames } from '#domain/sessions/contract/measure-words.ts';
import { type Sample, valueAt } from '#domain/sessions/contract/samples.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { GoodBand, type GoodRange } from './good-band.tsx';
import { Lane } from './lane.tsx';
import { Line } from './line.tsx';
import { type JudgedFrame, judgedSummary } from './plot.tsx';

const height = 56;
const scale = { height, low: 0, high: 1 };

type VolumeLaneProps = JudgedFrame & Readonly<{ samples: readonly Sample[]; average: number | null }>;

export function VolumeLane({ samples, average, judgement, good, ...frame }: VolumeLaneProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { percent } = useFormats();
  const share = (value: number | null) => (value === null ? t`nicht gemessen` : percent(value));
  return (
    <Lane
      {...frame}
      name={partNames.volume[locale]}
      summary={judgedSummary(share(average), judgement)}
      height={height}
      describe={(second) => `${clockTime(second)} · ${share(valueAt(samples, second))}`}
    >
      {(width) => <VolumeLine samples={samples} duration={frame.duration} width={width} good={good} />}
    </Lane>
  );
}

type VolumeLineProps = Readonly<{
  samples: readonly Sample[];
  duration: number;
  width: number;
  good: GoodRange | undefined;
}>;

function VolumeLine({ samples, duration, width, good }: VolumeLineProps) {
  const path = useMemo(() => linePath(samples, { ...scale, width, duration }), [samples, duration, width]);
  return (
    <>
      {good && <GoodBand good={good} frame={scale} width={width} />}
      <Line path={path} className="stroke-volume" />
    </>
  );
}
