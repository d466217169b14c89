import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { linePath, rangeOf } from '#domain/sessions/contract/line-path.ts';
import { partNames } from '#domain/sessions/contract/measure-words.ts';
import { type Sample, valueAt } from '#domain/sessions/contract/samples.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { shareOf } from '../../player/for-others.ts';
import type { Audio } from './audio.ts';
import { Lane } from './lane.tsx';
import { Line } from './line.tsx';
import { type JudgedFrame, judgedSummary } from './plot.tsx';

const height = 72;

type PitchLaneProps = JudgedFrame & Readonly<{ audio: Pick<Audio, 'pitch' | 'averagePitch' | 'monotoneStretches'> }>;

/** The pitch of the voice, with its monotonous stretches behind it. */
export function PitchLane({ audio, judgement, ...frame }: PitchLaneProps) {
  const { pitch: samples, averagePitch: average, monotoneStretches } = audio;
  const { t } = useLingui();
  const locale = useLocale();
  const { whole } = useFormats();
  const hertz = (value: number | null) => (value === null ? t`keine Stimme` : `${whole(value)} Hz`);
  const describe = (second: number) => {
    const isMonotone = monotoneStretches.some(({ offset, duration }) => second >= offset && second < offset + duration);
    const facts = [clockTime(second), hertz(valueAt(samples, second)), isMonotone && t`gleichförmig`];
    return facts.filter(Boolean).join(' · ');
  };
  return (
    <Lane
      {...frame}
      name={partNames.pitch[locale]}
      summary={judgedSummary(hertz(average), judgement)}
      height={height}
      describe={describe}
    >
      {(width) => (
        <>
          <MonotoneBands stretches={monotoneStretches} duration={frame.duration} width={width} height={height} />
          <PitchLine samples={samples} duration={frame.duration} width={width} />
        </>
      )}
    </Lane>
  );
}

type PitchLineProps = Readonly<{ samples: readonly Sample[]; duration: number; width: number }>;

function PitchLine({ samples, duration, width }: PitchLineProps) {
  const path = useMemo(() => {
    const range = rangeOf(samples);
    return range && linePath(samples, { width, height, duration, ...range });
  }, [samples, duration, width]);
  return <Line path={path} className="stroke-pitch" />;
}

type MonotoneBandsProps = Readonly<{
  stretches: readonly Readonly<{ offset: number; duration: number }>[];
  /** The length of the talk, in seconds. */
  duration: number;
  width: number;
  height: number;
}>;

/** The stretches in which the voice stayed on one pitch. */
function MonotoneBands({ stretches, duration, width, height }: MonotoneBandsProps) {
  return stretches.map((stretch) => (
    <rect
      key={stretch.offset}
      x={shareOf(stretch.offset, duration) * width}
      width={shareOf(stretch.duration, duration) * width}
      height={height}
      className="fill-near-wash"
    />
  ));
}
