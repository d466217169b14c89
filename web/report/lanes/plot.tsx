import type { ReactNode } from 'react';
import { type Player, shareOf, usePlayhead } from '../../player/for-others.ts';
import type { GoodRange } from './good-band.tsx';
import { useScrub } from './use-scrub.ts';
import { useWidth } from './use-width.ts';

/** The common frame of a talk's lanes; `duration` in seconds. */
export type LaneFrame = Readonly<{ player: Player; duration: number }>;

/** A lane whose measure may be judged, with the judgement in words and the good range. */
export type JudgedFrame = LaneFrame & Readonly<{ judgement?: string; good?: GoodRange }>;

/** `131 Wörter/min, gut`: hard spaces keep the judgement on the line of its figure. */
export const judgedSummary = (figure: string, judgement: string | undefined): string =>
  judgement ? `${figure},\u00a0${judgement.replaceAll(' ', '\u00a0')}` : figure;

export type PlotProps = LaneFrame &
  Readonly<{
    height: number;
    /** The time and value under the pointer, in words. */
    describe: (second: number) => string;
    children: (width: number) => ReactNode;
  }>;

/** Pointer only: the keyboard uses the slider in the waveform, a screen reader the table. */
export function Plot({ player, duration, height, describe, children }: PlotProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const { pointed, handlers } = useScrub(player, duration);
  return (
    <div
      ref={ref}
      role="presentation"
      data-testid="lane-plot"
      className="relative min-w-0 cursor-pointer touch-pan-y select-none"
      {...handlers}
    >
      <svg aria-hidden="true" width="100%" height={height} className="block overflow-hidden">
        {width > 0 && children(width)}
      </svg>
      <Playhead player={player} duration={duration} />
      {pointed !== undefined && <Pointed share={shareOf(pointed, duration)} text={describe(pointed)} />}
    </div>
  );
}

function Pointed({ share, text }: Readonly<{ share: number; text: string }>) {
  const left = `${share * 100}%`;
  // Keeps the label inside the lane: right of the line at the left edge, left of it at the right edge.
  const transform = `translateX(${-share * 100}%)`;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-10">
      <div className="absolute inset-y-0 w-px bg-line-strong" style={{ left }} />
      <div
        className="absolute bottom-full rounded-sm bg-ink px-2 py-1 text-xs font-[550] whitespace-nowrap text-ground shadow-2 tabular-nums"
        style={{ left, transform }}
      >
        {text}
      </div>
    </div>
  );
}

function Playhead({ player, duration }: Readonly<{ player: Player; duration: number }>) {
  const ref = usePlayhead<HTMLDivElement>(player, duration);
  return (
    <div ref={ref} aria-hidden="true" className="pointer-events-none absolute inset-0 print:hidden">
      <div className="absolute inset-y-0 left-[calc(var(--at,0)*100%)] w-[1.5px] -translate-x-1/2 bg-ink" />
    </div>
  );
}
