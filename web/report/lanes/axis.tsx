import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { axisTicks, shareOf } from '../../player/for-others.ts';
import { LaneRow } from './lane-row.tsx';
import { useWidth } from './use-width.ts';

const pixelsPerTick = 110;
const halfLabel = 24;

export function Axis({ duration }: Readonly<{ duration: number }>) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const fits = (tick: number) => (1 - shareOf(tick, duration)) * width > halfLabel;
  const ticks = axisTicks(duration, Math.max(2, Math.floor(width / pixelsPerTick))).filter(fits);
  return (
    <LaneRow>
      <div ref={ref} aria-hidden="true" className="relative h-8 overflow-hidden text-xs text-ink-faint tabular-nums">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute top-1.5 -translate-x-1/2 first:translate-x-0 max-md:first:left-3.5!"
            style={{ left: `${shareOf(tick, duration) * 100}%` }}
          >
            {clockTime(tick)}
          </span>
        ))}
      </div>
    </LaneRow>
  );
}
