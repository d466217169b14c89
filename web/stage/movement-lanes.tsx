import { Trans, useLingui } from '@lingui/react/macro';
import { type PointerEvent, type ReactNode, useMemo } from 'react';
import { linePath } from '#domain/sessions/contract/line-path.ts';
import type { GazePlace, MovementAnalysis } from '#domain/sessions/contract/movement/report.ts';
import { type Player, secondAt, usePlayhead } from '../player/for-others.ts';

type Frame = Readonly<{ player: Player; duration: number }>;
type MovementLanesProps = Frame & Readonly<{ movement: MovementAnalysis }>;

const [width, height] = [1000, 56];

/** Speed of hands and head, and where the speaker looked, on the time axis of the talk under its playhead. */
export function MovementLanes({ movement, ...frame }: MovementLanesProps) {
  const { t } = useLingui();
  const { leftHand, rightHand, headMovement, gaze, gazeRuns } = movement;
  return (
    <div className="border-t border-line">
      <Lane {...frame} name={t`Hände`} legend={<HandLegend />}>
        <Curve {...frame} entries={rightHand} high={highest(leftHand, rightHand)} className="stroke-primary" />
        <Curve {...frame} entries={leftHand} high={highest(leftHand, rightHand)} className="stroke-ink-soft" dashed />
      </Lane>
      <Lane {...frame} name={t`Kopf`}>
        <Curve {...frame} entries={headMovement} high={highest(headMovement)} className="stroke-ink-soft" />
      </Lane>
      {gaze && (
        <Lane {...frame} name={t`Blick`} legend={<GazeLegend />}>
          {gazeRuns.map(({ at, offset, duration }) => (
            <rect
              key={offset}
              x={(offset / frame.duration) * width}
              width={Math.max(1, (duration / frame.duration) * width)}
              y={gazeRows[at] * 19 + 2}
              height="13"
              className={at === 'notes' || at === 'elsewhere' ? 'fill-transparent' : 'fill-primary'}
            />
          ))}
        </Lane>
      )}
    </div>
  );
}

const gazeRows: Readonly<Record<GazePlace, number>> = { left: 0, middle: 1, right: 2, notes: 2, elsewhere: 2 };

function HandLegend() {
  return (
    <span className="grid">
      <span className="flex items-center gap-1.5">
        <svg aria-hidden="true" width="18" height="4">
          <path d="M0 2H18" strokeWidth="2" className="stroke-primary" />
        </svg>
        <Trans>rechts</Trans>
      </span>
      <span className="flex items-center gap-1.5">
        <svg aria-hidden="true" width="18" height="4">
          <path d="M0 2H18" strokeWidth="2" strokeDasharray="4 3" className="stroke-ink-soft" />
        </svg>
        <Trans>links</Trans>
      </span>
    </span>
  );
}

function GazeLegend() {
  return (
    <span className="grid leading-[19px]">
      <span>
        <Trans>links</Trans>
      </span>
      <span>
        <Trans>Mitte</Trans>
      </span>
      <span>
        <Trans>rechts</Trans>
      </span>
    </span>
  );
}

type LaneProps = Frame & Readonly<{ name: string; legend?: ReactNode; children: ReactNode }>;

/** A click plays from there; the keyboard has the slider of the player. */
function Lane({ player, duration, name, legend, children }: LaneProps) {
  const playhead = usePlayhead<HTMLDivElement>(player, duration);
  const seek = ({ clientX, currentTarget }: PointerEvent) =>
    player.seek(secondAt(clientX, currentTarget.getBoundingClientRect(), duration));
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)] border-t border-line first:border-t-0 max-md:grid-cols-[76px_minmax(0,1fr)]">
      <div className="py-2 pl-[18px] text-xs text-ink-faint max-md:pl-3.5">
        <b className="block text-sm text-ink">{name}</b>
        {legend}
      </div>
      <div role="presentation" className="relative cursor-pointer self-end" onPointerDown={seek}>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="block h-16 w-full"
        >
          {children}
        </svg>
        <div ref={playhead} aria-hidden="true" className="pointer-events-none absolute inset-0">
          <div className="absolute inset-y-0 left-[calc(var(--at,0)*100%)] w-[1.5px] -translate-x-1/2 bg-ink" />
        </div>
      </div>
    </div>
  );
}

type Entries = MovementAnalysis['headMovement'];
type CurveProps = Frame & Readonly<{ entries: Entries; high: number; className: string; dashed?: boolean }>;

function Curve({ entries, duration, high, className, dashed = false }: CurveProps) {
  const path = useMemo(() => {
    const samples = entries.map(({ timeStamp, value }) => ({ offset: timeStamp, value }));
    return linePath(samples, { width, height, duration, low: -high * 0.05, high });
  }, [entries, duration, high]);
  return (
    <path
      d={path}
      fill="none"
      strokeWidth="1.8"
      vectorEffect="non-scaling-stroke"
      {...(dashed && { strokeDasharray: '4 3' })}
      className={className}
    />
  );
}

const highest = (...all: readonly Entries[]) =>
  Math.max(0.2, ...all.flatMap((entries) => entries.map(({ value }) => value ?? 0))) * 1.1;
