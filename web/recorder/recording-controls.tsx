import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import type { Recorder } from './use-recorder.ts';

type RecordingControlsProps = Readonly<{ recorder: Recorder; ready: boolean; onRestart: () => void }>;

export function RecordingControls({ recorder, ready, onRestart }: RecordingControlsProps) {
  const { phase, start, cancel, pause, resume, stop, mark } = recorder;
  const isReady = phase.kind === 'ready' || phase.kind === 'countdown';
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-4 py-6">
      <span className="justify-self-end">
        {phase.kind === 'countdown' && (
          <Button onClick={cancel}>
            <Trans>Abbrechen</Trans>
          </Button>
        )}
        {phase.kind === 'recording' && (
          <Button onClick={pause}>
            <Trans>Pause</Trans>
          </Button>
        )}
        {phase.kind === 'paused' && (
          <Button onClick={resume} disabled={!ready}>
            <Trans>Weiter</Trans>
          </Button>
        )}
      </span>
      {isReady ? (
        <StartButton disabled={!ready || phase.kind === 'countdown'} onClick={start} />
      ) : (
        <StopButton onClick={stop} />
      )}
      <span className="flex flex-wrap gap-2">
        {phase.kind === 'recording' && (
          <Button onClick={mark} aria-keyshortcuts="K">
            <Bookmark aria-hidden="true" />
            <Trans>Kapitel setzen</Trans>
          </Button>
        )}
        {!isReady && (
          <Button onClick={onRestart}>
            <Trans>Neu beginnen</Trans>
          </Button>
        )}
      </span>
    </div>
  );
}

const round =
  'grid size-[68px] place-items-center rounded-full border-[3px] border-record bg-surface transition-opacity disabled:opacity-45';

function StartButton({ disabled, onClick }: Readonly<{ disabled: boolean; onClick: () => void }>) {
  const { t } = useLingui();
  return (
    <button type="button" className={round} disabled={disabled} aria-label={t`Aufnahme beginnen`} onClick={onClick}>
      <span aria-hidden="true" className="size-12 rounded-full bg-record" />
    </button>
  );
}

function StopButton({ onClick }: Readonly<{ onClick: () => void }>) {
  const { t } = useLingui();
  return (
    <button type="button" className={round} aria-label={t`Aufnahme beenden`} onClick={onClick}>
      <span aria-hidden="true" className="size-[26px] rounded-sm bg-record" />
    </button>
  );
}
