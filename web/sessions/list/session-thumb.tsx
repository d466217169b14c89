import { useQuery } from '@tanstack/react-query';
import { sessionPeaks } from '#domain/sessions/contract/calls.ts';
import { clockTime, secondsOfLength } from '#domain/sessions/contract/clock-time.ts';
import type { SessionRow } from '#domain/sessions/contract/report.ts';
import { fullHeight, waveBars } from '#domain/sessions/contract/samples.ts';
import { query } from '../../lib/api.ts';
import { useInView } from '../../ui/use-in-view.ts';
import { analysisState } from '../analysis-status.ts';

const bars = 14;
const [width, height] = [84, 48];

/** The waveform of an analysed talk, and its length. */
export function SessionThumb({ session }: Readonly<{ session: SessionRow }>) {
  const [ref, seen] = useInView<HTMLSpanElement>();
  const isMeasured = analysisState(session) === 'succeeded';
  const peaks = useQuery({
    ...query(sessionPeaks, { id: session.id, points: bars * 12 }),
    enabled: seen && isMeasured,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const duration = secondsOfLength(session.sessionLength);
  const heights = fullHeight(waveBars(peaks.data ?? { t0: 0, dt: 1, values: [] }, duration ?? 0, bars));
  return (
    <span ref={ref} className="relative h-12 w-[84px] flex-none overflow-hidden rounded-sm bg-sunken">
      <svg aria-hidden="true" width={width} height={height} className="fill-wave">
        {heights.map((bar, index) => {
          const tall = Math.max(3, bar * 36);
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no id but their place
          return <rect key={index} x={7 + index * 5} y={(height - tall) / 2} width="2.5" height={tall} rx="1.25" />;
        })}
      </svg>
      {duration !== undefined && (
        <small
          data-theme="dark"
          className="absolute right-1 bottom-0.5 rounded-[4px] bg-stage px-1 text-[10px] leading-4 text-ink tabular-nums"
        >
          {clockTime(duration)}
        </small>
      )}
    </span>
  );
}
