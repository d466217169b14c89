import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { linePath } from '#domain/sessions/contract/line-path.ts';
import type { GazePlace, MovementAnalysis } from '#domain/sessions/contract/movement/report.ts';
import type { SpokenWord } from '#domain/sessions/contract/spoken-word.ts';
import { axisTicks, type Player, shareOf } from '../player/for-others.ts';
import { Select } from '../ui/select.tsx';
import { type Frame, Lane, LaneDrawing, LaneRow, lane } from './lane.tsx';
import { useReplayWindow } from './replay-window.ts';
import { WordLine } from './word-line.tsx';

type MovementLanesProps = Readonly<{
  player: Player;
  duration: number;
  movement: MovementAnalysis;
  words: readonly SpokenWord[];
  /** Language of the words. */
  lang: string;
}>;

/** Time spans to choose from. Seconds. */
const spans = [20, 60] as const;
/** A talk up to this length is shown whole at first. Seconds. */
const shortSession = 90;

/** Speed of hands and head, direction of the gaze, and the words, on one time axis with one playhead. */
export function MovementLanes({ player, duration, movement, words, lang }: MovementLanesProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<number>(duration > shortSession ? spans[1] : 0);
  const span = chosen === 0 ? duration : Math.min(duration, chosen);
  const ref = useReplayWindow<HTMLDivElement>(player, duration, span);
  const frame = { player, duration, span };
  const { leftHand, rightHand, headMovement, gaze, gazeRuns, source } = movement;
  const isCamera = source === 'camera';
  const fastest = highest(leftHand, rightHand);
  return (
    <div ref={ref} className="border-t border-line">
      <div className="flex items-center justify-between gap-4 py-2 pr-3 pl-[18px] max-md:pl-3.5 print:hidden">
        <span className="text-sm text-ink-soft">
          {isCamera ? (
            <Trans>Hände und Kopf: wie schnell. Blick: wann Sie zur Kamera sahen.</Trans>
          ) : (
            <Trans>Hände und Kopf: wie schnell. Blick: zu welchem Drittel des Publikums.</Trans>
          )}
        </span>
        <Select
          aria-label={t`Ausschnitt`}
          value={chosen}
          onChange={({ target }) => setChosen(Number(target.value))}
          className="shrink-0"
        >
          <option value={0}>{t`Ganzer Vortrag`}</option>
          {spans.map((seconds) => (
            <option key={seconds} value={seconds}>{t`${seconds} Sekunden`}</option>
          ))}
        </Select>
      </div>
      <Lane {...frame} name={t`Hände`} legend={<HandLegend />}>
        <LaneDrawing>
          <Curve {...frame} entries={rightHand} high={fastest} className="stroke-primary" />
          <Curve {...frame} entries={leftHand} high={fastest} className="stroke-ink-soft" dashed />
        </LaneDrawing>
      </Lane>
      <Lane {...frame} name={t`Kopf`}>
        <LaneDrawing>
          <Curve {...frame} entries={headMovement} high={highest(headMovement)} className="stroke-ink-soft" />
        </LaneDrawing>
      </Lane>
      {gaze && (
        <Lane {...frame} name={t`Blick`} legend={isCamera ? <CameraLegend /> : <GazeLegend />}>
          <GazeRuns duration={duration} runs={gazeRuns} />
        </Lane>
      )}
      {words.length > 0 && (
        <LaneRow name={t`Worte`}>
          <div className="relative h-12 overflow-hidden [mask-image:linear-gradient(to_right,transparent,#000_9%,#000_91%,transparent)] print:hidden">
            <WordLine player={player} words={words} lang={lang} />
          </div>
        </LaneRow>
      )}
      <Axis {...frame} />
    </div>
  );
}

const gazeRows: Readonly<Partial<Record<GazePlace, number>>> = { left: 0, middle: 1, right: 2 };

/** Looks at the audience. In gaps the speaker looked elsewhere. */
function GazeRuns({ duration, runs }: Readonly<{ duration: number; runs: MovementAnalysis['gazeRuns'] }>) {
  return runs.map(({ at, offset, duration: length }) => {
    const row = gazeRows[at];
    if (row === undefined) return null;
    return (
      <span
        key={offset}
        aria-hidden="true"
        className="absolute h-3 min-w-px rounded-[3px] bg-primary"
        style={{
          left: `${shareOf(offset, duration) * 100}%`,
          width: `max(1px, calc(${shareOf(length, duration) * 100}% - 1px))`,
          top: `${30 + row * 19}px`,
        }}
      />
    );
  });
}

function Axis({ player: _, duration, span }: Frame) {
  const zoom = duration / span;
  return (
    <LaneRow name="">
      <div aria-hidden="true" className="relative h-7 overflow-hidden text-xs text-ink-faint tabular-nums">
        <div
          className="absolute inset-y-0 left-0 translate-x-[calc(var(--from,0)*-100%)] print:w-full! print:translate-none"
          style={{ width: `${zoom * 100}%` }}
        >
          {axisTicks(duration, Math.floor(5 * zoom)).map((tick) => (
            <span
              key={tick}
              className="absolute top-1 -translate-x-1/2 first:translate-x-0"
              style={{ left: `${shareOf(tick, duration) * 100}%` }}
            >
              {clockTime(tick)}
            </span>
          ))}
        </div>
      </div>
    </LaneRow>
  );
}

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

const CameraLegend = () => (
  <span className="block pt-[19px] leading-[19px]">
    <Trans>Kamera</Trans>
  </span>
);

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

type Entries = MovementAnalysis['headMovement'];
type CurveProps = Frame & Readonly<{ entries: Entries; high: number; className: string; dashed?: boolean }>;

function Curve({ entries, duration, high, className, dashed = false }: CurveProps) {
  const path = useMemo(() => {
    const samples = entries.map(({ timeStamp, value }) => ({ offset: timeStamp, value }));
    return linePath(samples, { ...lane, duration, low: -high * 0.05, high });
  }, [entries, duration, high]);
  return (
    <path
      d={path}
      fill="none"
      strokeWidth="1.8"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      {...(dashed && { strokeDasharray: '4 3' })}
      className={className}
    />
  );
}

const highest = (...all: readonly Entries[]) =>
  Math.max(0.2, ...all.flatMap((entries) => entries.map(({ value }) => value ?? 0))) * 1.1;
