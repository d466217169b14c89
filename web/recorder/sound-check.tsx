import { Trans, useLingui } from '@lingui/react/macro';
import { Play, RotateCcw } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';
import type { LevelMeter } from './level-meter.ts';
import { levelWords } from './level-words.ts';
import { useSoundCheck } from './use-sound-check.ts';

type SoundCheckProps = Readonly<{
  stream: MediaStream;
  meter: LevelMeter;
  good: Readonly<{ from: number; to: number }>;
}>;

/** Records three seconds and plays them at once: the surest proof that a microphone works. */
export function SoundCheck({ stream, meter, good }: SoundCheckProps) {
  const { i18n } = useLingui();
  const { state, left, judgement, start, play } = useSoundCheck({ stream, meter, good });
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p aria-live="polite" className="text-sm text-ink-soft">
        {state === 'idle' && <Trans>Hören Sie sich drei Sekunden lang selbst, bevor es zählt.</Trans>}
        {state === 'listening' && (
          <span className="font-[550] text-ink tabular-nums">
            <Trans>Sprechen Sie jetzt … {left}</Trans>
          </span>
        )}
        {state === 'playing' && <Trans>So klingen Sie.</Trans>}
        {state === 'done' && judgement && (
          <>
            <span className="font-[550] text-ink">
              <Trans>Tonprobe: {i18n._(levelWords[judgement].name)}.</Trans>
            </span>{' '}
            {i18n._(levelWords[judgement].advice)}
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={start} disabled={state === 'listening' || state === 'playing'}>
          {state === 'done' ? <RotateCcw aria-hidden="true" /> : <Play aria-hidden="true" />}
          {state === 'done' ? <Trans>Noch eine Tonprobe</Trans> : <Trans>Tonprobe machen</Trans>}
        </Button>
        {state === 'done' && (
          <Button look="quiet" onClick={play}>
            <Trans>Noch einmal hören</Trans>
          </Button>
        )}
        <Button look="quiet" asChild>
          <Link href="/calibration">
            <Trans>Mikrofon einmessen</Trans>
          </Link>
        </Button>
      </div>
    </div>
  );
}
