import { useMemo } from 'react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { linePath, rangeWith } from '#domain/sessions/contract/line-path.ts';
import { partNames } from '#domain/sessions/contract/measure-words.ts';
import { type Sample, type Series, samplesOf, valueAt } from '#domain/sessions/contract/samples.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { GoodBand, type GoodRange } from './good-band.tsx';
import { Lane } from './lane.tsx';
import { Line } from './line.tsx';
import { type JudgedFrame, judgedSummary } from './plot.tsx';
import { type PaceUnit, usePaceWords } from './use-pace-words.ts';

const height = 56;

export type Pace = Readonly<{
  series: Series;
  /** The unit of the pace: of the words, or of the sound if there are no words. */
  unit: PaceUnit;
  average: number | null;
}>;

type PaceLaneProps = JudgedFrame & Readonly<{ pace: Pace }>;

export function PaceLane({ pace, judgement, good, ...frame }: PaceLaneProps) {
  const locale = useLocale();
  const samples = useMemo(() => samplesOf(pace.series), [pace.series]);
  const words = usePaceWords(pace.unit);
  return (
    <Lane
      {...frame}
      name={partNames.speech_speed[locale]}
      summary={judgedSummary(words(pace.average), judgement)}
      height={height}
      describe={(second) => `${clockTime(second)} · ${words(valueAt(samples, second))}`}
    >
      {(width) => <PaceLine samples={samples} duration={frame.duration} width={width} good={good} />}
    </Lane>
  );
}

type PaceLineProps = Readonly<{
  samples: readonly Sample[];
  duration: number;
  width: number;
  good: GoodRange | undefined;
}>;

function PaceLine({ samples, duration, width, good }: PaceLineProps) {
  const scale = useMemo(() => rangeWith(samples, good), [samples, good]);
  const path = useMemo(
    () => scale && linePath(samples, { width, height, duration, ...scale }),
    [samples, scale, duration, width],
  );
  return (
    <>
      {scale && good && <GoodBand good={good} frame={{ height, ...scale }} width={width} />}
      <Line path={path} className="stroke-pace" />
    </>
  );
}
