import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CameraPicture } from './camera-picture.tsx';
import type { LevelMeter } from './level-meter.ts';
import { LiveWave } from './live-wave.tsx';
import { MeterBar } from './meter-bar.tsx';
import type { Limits, Phase } from './recorder-phase.ts';
import { TimeBadge } from './time-badge.tsx';
import type { Recorder } from './use-recorder.ts';

/** Dark in both themes, as a stage is. */
export function DarkStage({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <div
      data-theme="dark"
      className="relative grid aspect-video place-items-center overflow-hidden rounded-lg bg-stage text-ink max-md:aspect-[4/3]"
    >
      {children}
    </div>
  );
}

type RecordingStageProps = Readonly<{
  recorder: Recorder;
  stream: MediaStream;
  meter: LevelMeter | undefined;
  limits: Limits;
  /** The volume that is good, 0..1. */
  good: Readonly<{ from: number; to: number }>;
}>;

export function RecordingStage({ recorder: { phase, seconds }, stream, meter, limits, good }: RecordingStageProps) {
  const running = phase.kind === 'recording';
  const filming = stream.getVideoTracks().length > 0;
  return (
    <DarkStage>
      {filming && <CameraPicture stream={stream} />}
      {meter && !filming && phase.kind !== 'countdown' && <LiveWave meter={meter} running={running} />}
      {phase.kind === 'countdown' && <Countdown left={phase.left} />}
      {(running || phase.kind === 'paused') && <TimeBadge seconds={seconds} limits={limits} running={running} />}
      {meter && <MeterBar meter={meter} good={good} />}
      <p
        role="status"
        className="absolute bottom-[18px] mx-12 rounded-full bg-ground/80 px-3 py-0.5 text-center text-sm text-ink-soft"
      >
        <Status kind={phase.kind} />
      </p>
    </DarkStage>
  );
}

const Countdown = ({ left }: Readonly<{ left: number }>) => (
  <p data-testid="countdown" className="relative font-display text-[7rem] leading-none font-semibold tabular-nums">
    {left}
  </p>
);

function Status({ kind }: Readonly<{ kind: Phase['kind'] }>) {
  switch (kind) {
    case 'ready':
      return <Trans>Bereit. Es wird noch nichts aufgenommen.</Trans>;
    case 'countdown':
      return <Trans>Gleich geht es los</Trans>;
    case 'recording':
      return <Trans>Aufnahme läuft</Trans>;
    case 'paused':
      return <Trans>Pause. Gerade wird nichts aufgenommen.</Trans>;
    case 'review':
      return null;
  }
}
