import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Config } from '../use-config.ts';
import type { LevelMeter } from './level-meter.ts';
import { LiveWave } from './live-wave.tsx';
import { MeterBar } from './meter-bar.tsx';
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

type RecordingStageProps = Readonly<{ recorder: Recorder; meter: LevelMeter | undefined; config: Config }>;

export function RecordingStage({ recorder: { phase, seconds }, meter, config }: RecordingStageProps) {
  const running = phase.kind === 'recording';
  return (
    <DarkStage>
      {meter && <LiveWave meter={meter} running={running} />}
      {phase.kind !== 'ready' && <TimeBadge seconds={seconds} limits={config.recording} running={running} />}
      {meter && <MeterBar meter={meter} good={config.norms.volume} />}
      <p role="status" className="absolute inset-x-12 bottom-[18px] text-center text-sm text-ink-soft">
        {phase.kind === 'ready' && <Trans>Bereit. Es wird noch nichts aufgenommen.</Trans>}
        {phase.kind === 'recording' && <Trans>Aufnahme läuft</Trans>}
        {phase.kind === 'paused' && <Trans>Pause. Gerade wird nichts aufgenommen.</Trans>}
      </p>
    </DarkStage>
  );
}
