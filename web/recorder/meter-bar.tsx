import { useEffect, useRef } from 'react';
import type { LevelMeter } from './level-meter.ts';
import { levelWords } from './level-words.ts';
import { useLevelJudgement } from './use-level-meter.ts';

type MeterBarProps = Readonly<{ meter: LevelMeter; good: Readonly<{ from: number; to: number }>; running: boolean }>;

/** How far the bar may fall per level, as a share of its height; otherwise a voice would make it flicker. */
const fall = 0.06;

/**
 * The level between two marks, in the colour of the word beside it. Clipping shows at the top even if the bar is low: one sample at full
 * scale is enough.
 */
export function MeterBar({ meter, good, running }: MeterBarProps) {
  const judgement = useLevelJudgement(meter, good, running);
  const tone = judgement ? levelWords[judgement].tone : 'good';
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
      <div ref={bar} data-tone={tone} className={`w-full rounded-full ${tones[tone]}`} />
      {judgement === 'clipped' && (
        <div data-testid="clipped" className="absolute -inset-x-1 top-0 h-2 rounded-sm bg-off" />
      )}
      <Mark at={good.from} />
      <Mark at={good.to} />
    </div>
  );
}

const tones = { good: 'bg-good', near: 'bg-near', off: 'bg-off' } as const;

const Mark = ({ at }: Readonly<{ at: number }>) => (
  <div className="absolute -inset-x-1 h-0.5 bg-ink/60" style={{ bottom: `${at * 100}%` }} />
);
