import type { Chapter } from '#domain/sessions/contract/chapters.ts';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { axisTicks, shareOf } from '../../player/for-others.ts';
import { LaneRow } from './lane-row.tsx';
import { useWidth } from './use-width.ts';

const pixelsPerTick = 110;
const halfLabel = 24;

type AxisProps = Readonly<{ duration: number; chapters: readonly Chapter[] }>;

/** The times, and the beginnings of chapters. */
export function Axis({ duration, chapters }: AxisProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const fits = (tick: number) => (1 - shareOf(tick, duration)) * width > halfLabel;
  const ticks = axisTicks(duration, Math.max(2, Math.floor(width / pixelsPerTick))).filter(fits);
  return (
    <LaneRow>
      <div ref={ref} aria-hidden="true" className="relative h-8 overflow-hidden text-xs text-ink-faint tabular-nums">
        {chapters.map(({ at }) => (
          <span
            key={at}
            data-testid="chapter-mark"
            className="absolute top-0 h-2.5 w-0.5 bg-primary"
            style={{ left: `${shareOf(at, duration) * 100}%` }}
          />
        ))}
        {ticks.map((tick) => (
          <span
            key={tick}
            data-first={tick === ticks[0] ? '' : undefined}
            className="absolute top-1.5 -translate-x-1/2 data-first:translate-x-0 max-md:data-first:left-3.5!"
            style={{ left: `${shareOf(tick, duration) * 100}%` }}
          >
            {clockTime(tick)}
          </span>
        ))}
      </div>
    </LaneRow>
  );
}
