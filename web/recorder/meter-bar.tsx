import { useEffect, useRef } from 'react';
import type { LevelMeter } from './level-meter.ts';

type MeterBarProps = Readonly<{ meter: LevelMeter; good: Readonly<{ from: number; to: number }> }>;

/** How long the bar takes to fall from the top to the bottom, in levels: a voice would make it flicker otherwise. */
const fall = 0.06;

/** The level between two marks. It moves by itself; in words it stands beside it. */
export function MeterBar({ meter, good }: MeterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let shown = 0;
    return meter.onLevel(({ volume }) => {
      shown = Math.max(volume, shown - fall);
      bar.current?.style.setProperty('height', `${shown * 100}%`);
    });
  }, [meter]);
  return (
    <div
      aria-hidden="true"
      className="absolute inset-y-[18px] right-[18px] flex w-2 items-end rounded-full bg-ink/15 max-md:inset-y-4 max-md:right-4"
    >
      <div ref={bar} className="w-full rounded-full bg-good" />
      <Mark at={good.from} />
      <Mark at={good.to} />
    </div>
  );
}

const Mark = ({ at }: Readonly<{ at: number }>) => (
  <div className="absolute -inset-x-1 h-0.5 bg-ink/60" style={{ bottom: `${at * 100}%` }} />
);
