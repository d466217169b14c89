import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Config } from '../use-config.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { LevelCard } from './level-card.tsx';
import type { LevelMeter } from './level-meter.ts';
import { MicrophoneCard } from './microphone-card.tsx';
import { MicrophoneGate } from './microphone-gate.tsx';
import { holdsSpeech } from './recorder-phase.ts';
import { RecordingControls } from './recording-controls.tsx';
import { RecordingStage } from './recording-stage.tsx';
import type { useMicrophone } from './use-microphone.ts';
import type { Recorder } from './use-recorder.ts';

type RecordingRoomProps = Readonly<{
  recorder: Recorder;
  meter: LevelMeter | undefined;
  config: Config;
  room: ReturnType<typeof useMicrophone>;
}>;

/** Picture large, devices beside it. */
export function RecordingRoom({ recorder, meter, config, room: { microphone, open, choose } }: RecordingRoomProps) {
  const [restarting, setRestarting] = useState(false);
  const busy = holdsSpeech(recorder.phase);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0">
        {microphone.kind === 'open' ? (
          <RecordingStage recorder={recorder} meter={meter} config={config} />
        ) : (
          <MicrophoneGate microphone={microphone} onOpen={() => void open()} />
        )}
        <RecordingControls recorder={recorder} ready={meter !== undefined} onRestart={() => setRestarting(true)} />
        <p className="text-center text-sm text-ink-faint">
          {busy ? (
            <Trans>Die Aufnahme liegt nur in diesem Fenster, bis Sie sie senden. Schließen Sie es nicht.</Trans>
          ) : (
            <Trans>Sie können nach der Aufnahme zuhören und entscheiden, ob Sie sie senden.</Trans>
          )}
        </p>
      </div>
      {microphone.kind === 'open' && (
        <aside className="grid gap-4">
          <LevelCard meter={meter} good={config.norms.volume} />
          <MicrophoneCard deviceId={microphone.deviceId} fixed={busy} onChoose={choose} />
        </aside>
      )}
      <DiscardDialog
        open={restarting}
        onOpenChange={setRestarting}
        onConfirm={() => {
          setRestarting(false);
          recorder.reset();
        }}
      />
      <LeaveQuestion active={busy} />
    </div>
  );
}
