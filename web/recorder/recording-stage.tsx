import { Trans } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';

import type { ShownDeck } from './deck/use-shown-deck.ts';
import type { LevelMeter } from './level-meter.ts';
import { LivePicture } from './live-picture.tsx';
import { LiveWave } from './live-wave.tsx';
import { MeterBar } from './meter-bar.tsx';
import { Prompter } from './prompter.tsx';
import type { Limits, Phase } from './recorder-phase.ts';
import { TimeBadge } from './time-badge.tsx';
import type { Microphone } from './use-microphone.ts';
import type { Recorder } from './use-recorder.ts';
import type { ScriptOfPerson } from './use-script.ts';

/** A dark stage, in both themes. */
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

export type RecordingStageProps = Readonly<{
  recorder: Recorder;
  open: Extract<Microphone, { kind: 'open' }>;
  meter: LevelMeter | undefined;
  limits: Limits;
  /** Range of good volume, 0..1. */
  good: Readonly<{ from: number; to: number }>;
  script: ScriptOfPerson;
}>;

/** The props of every stage, with the deck in use. */
export type StageProps = RecordingStageProps & Readonly<{ deck: ShownDeck | undefined }>;

/** A place to speak in instead of before a camera, with its choices before the recording begins. */
export type StageKind = Readonly<{ Picture: ComponentType<StageProps>; Choices?: ComponentType }>;

export function RecordingStage({ recorder, open, meter, limits, good, script }: RecordingStageProps) {
  const { phase, seconds } = recorder;
  const running = phase.kind === 'recording';
  const filming = open.picture !== 'none';
  const prompting = script.script.shown && script.script.text.trim() !== '' && phase.kind !== 'countdown';
  return (
    <DarkStage>
      {filming && <LivePicture stream={open.stream} mirrored={open.picture === 'camera'} />}
      {meter && !filming && !prompting && phase.kind !== 'countdown' && <LiveWave meter={meter} running={running} />}
      {prompting && <Prompter script={script} running={running} high={filming} />}
      {phase.kind === 'countdown' && <Countdown left={phase.left} />}
      {(running || phase.kind === 'paused') && (
        <div className="absolute top-[18px] left-[18px] max-md:top-4 max-md:left-4">
          <TimeBadge seconds={seconds} limits={limits} running={running} />
        </div>
      )}
      {meter && <MeterBar meter={meter} good={good} running={running} />}
      <p
        role="status"
        className="absolute bottom-[18px] mx-12 rounded-full bg-ground/80 px-3 py-0.5 text-center text-sm text-ink-soft"
      >
        <Status kind={phase.kind} chapters={recorder.chapters} />
      </p>
    </DarkStage>
  );
}

export const Countdown = ({ left }: Readonly<{ left: number }>) => (
  <p data-testid="countdown" className="relative font-display text-[7rem] leading-none font-semibold tabular-nums">
    {left}
  </p>
);

export function Status({ kind, chapters }: Readonly<{ kind: Phase['kind']; chapters: number }>) {
  switch (kind) {
    case 'ready':
      return <Trans>Bereit. Es wird noch nichts aufgenommen.</Trans>;
    case 'countdown':
      return <Trans>Gleich geht es los</Trans>;
    case 'recording':
      return chapters === 0 ? (
        <Trans>Aufnahme läuft</Trans>
      ) : (
        <Trans>Aufnahme läuft · Kapitel {chapters} gesetzt</Trans>
      );
    case 'paused':
      return <Trans>Pause. Gerade wird nichts aufgenommen.</Trans>;
    case 'review':
      return null;
  }
}
