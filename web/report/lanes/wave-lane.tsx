import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef } from 'react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { fullHeight, type Series, waveBars } from '#domain/sessions/contract/samples.ts';
import { shareOf } from '../../player/for-others.ts';
import { LaneRow } from './lane-row.tsx';
import { type LaneFrame, Plot } from './plot.tsx';
import { TimeSlider } from './time-slider.tsx';

const height = 64;
const barStep = 4;

type WaveLaneProps = LaneFrame & Readonly<{ peaks: Series | undefined }>;

export function WaveLane({ player, duration, peaks }: WaveLaneProps) {
  const { t } = useLingui();
  return (
    <LaneRow name={<Trans>Ton</Trans>} summary={clockTime(duration)}>
      <TimeSlider player={player} duration={duration} label={t`Stelle im Vortrag`}>
        <Plot player={player} duration={duration} height={height} describe={clockTime}>
          {(width) => <Wave player={player} duration={duration} peaks={peaks} width={width} />}
        </Plot>
      </TimeSlider>
    </LaneRow>
  );
}

/** The wave is drawn twice; the coloured copy on top is clipped to the played part. */
function Wave({ player, duration, peaks, width }: WaveLaneProps & Readonly<{ width: number }>) {
  const path = useMemo(() => wavePath(peaks, { duration, width }), [peaks, duration, width]);
  const played = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const show = () => played.current?.setAttribute('width', String(shareOf(player.time(), duration) * width));
    show();
    return player.onTime(show);
  }, [player, duration, width]);
  return (
    <g fill="none" strokeWidth="1.8" strokeLinecap="round">
      <path d={path} className="stroke-wave" />
      <svg ref={played} aria-hidden="true" height={height} width={0} className="overflow-hidden">
        <path d={path} className="stroke-primary" />
      </svg>
    </g>
  );
}

function wavePath(
  peaks: Series | undefined,
  { duration, width }: Readonly<{ duration: number; width: number }>,
): string {
  const count = Math.max(1, Math.floor(width / barStep));
  const bars = fullHeight(waveBars(peaks ?? { t0: 0, dt: 1, values: [] }, duration, count));
  return bars
    .map((bar, index) => {
      const x = (index + 0.5) * (width / count);
      const half = Math.max(0.6, bar * (height / 2 - 3));
      return `M${x.toFixed(1)} ${(height / 2 - half).toFixed(1)}v${(half * 2).toFixed(1)}`;
    })
    .join('');
}
