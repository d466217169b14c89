import { useEffect, useRef } from 'react';
import type { LevelMeter } from './level-meter.ts';

const bars = 56;

/** The loudness of the last seconds, the newest on the right. It shows that the voice is heard. */
export function LiveWave({ meter, running }: Readonly<{ meter: LevelMeter; running: boolean }>) {
  const path = useRef<SVGPathElement>(null);
  useEffect(() => {
    const heights = new Array<number>(bars).fill(0);
    let even = false;
    return meter.onLevel(({ volume }) => {
      even = !even;
      if (even) return;
      heights.push(volume);
      heights.shift();
      path.current?.setAttribute('d', wave(heights));
    });
  }, [meter]);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 560 200"
      preserveAspectRatio="none"
      className={`h-1/2 w-[60%] [stroke-width:4.5] max-md:w-[72%] max-md:[stroke-width:2.6] ${running ? 'text-primary' : 'text-ink-faint'}`}
    >
      <path
        ref={path}
        d={wave(new Array<number>(bars).fill(0))}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

const wave = (heights: readonly number[]) =>
  heights
    .map((height, index) => {
      const half = Math.max(1, height * 96);
      return `M${index * 10 + 5} ${100 - half}v${half * 2}`;
    })
    .join('');
