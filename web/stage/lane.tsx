import type { PointerEvent, ReactNode } from 'react';
import { type Player, secondAt } from '../player/for-others.ts';

/** A talk and the time span that all lanes show. Seconds. */
export type Frame = Readonly<{ player: Player; duration: number; span: number }>;

/** Size of a lane's drawing. */
export const lane = { width: 1000, height: 56 } as const;

type RowProps = Readonly<{ name: string; legend?: ReactNode; children: ReactNode }>;

export function LaneRow({ name, legend, children }: RowProps) {
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)] border-t border-line first:border-t-0 max-md:grid-cols-[76px_minmax(0,1fr)]">
      <div className="py-2 pl-[18px] text-xs text-ink-faint max-md:pl-3.5">
        <b className="block text-sm text-ink">{name}</b>
        {legend}
      </div>
      {children}
    </div>
  );
}

/** A lane in which a click seeks; the keyboard has the player's slider for that. */
export function Lane({ player, duration, span, children, ...row }: Frame & RowProps) {
  const seek = ({ clientX, currentTarget }: PointerEvent) =>
    player.seek(secondAt(clientX, currentTarget.getBoundingClientRect(), duration));
  return (
    <LaneRow {...row}>
      <div className="relative min-h-16 overflow-hidden">
        <div
          role="presentation"
          onPointerDown={seek}
          style={{ width: `${(duration / span) * 100}%` }}
          className="absolute inset-y-0 left-0 translate-x-[calc(var(--from,0)*-100%)] cursor-pointer print:w-full! print:translate-none"
        >
          {children}
        </div>
        <Playhead />
      </div>
    </LaneRow>
  );
}

export const LaneDrawing = ({ children }: Readonly<{ children: ReactNode }>) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${lane.width} ${lane.height}`}
    preserveAspectRatio="none"
    className="absolute inset-x-0 bottom-0 block h-16 w-full"
  >
    {children}
  </svg>
);

const Playhead = () => (
  <div
    aria-hidden="true"
    className="pointer-events-none absolute inset-y-0 left-[calc(var(--at,0)*100%)] w-[1.5px] -translate-x-1/2 bg-ink print:hidden"
  />
);
