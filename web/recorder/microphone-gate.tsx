import { Trans, useLingui } from '@lingui/react/macro';
import { Mic, MicOff } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { type DeviceTrouble, troubleWords } from './microphone-trouble.ts';
import { DarkStage } from './recording-stage.tsx';
import type { Microphone } from './use-microphone.ts';

type MicrophoneGateProps = Readonly<{
  microphone: Exclude<Microphone, { kind: 'open' }>;
  onOpen: () => void;
}>;

/** Explains the browser's question, and its reason, before the browser asks it. */
export function MicrophoneGate({ microphone, onOpen }: MicrophoneGateProps) {
  if (microphone.kind === 'trouble') return <Trouble trouble={microphone.trouble} onRetry={onOpen} />;
  return (
    <DarkStage>
      <div className="grid max-w-[46ch] justify-items-center gap-3 px-6 text-center">
        <Mic aria-hidden="true" className="size-8 text-primary" />
        <h2 className="text-lg">
          <Trans>Ihr Browser fragt gleich nach dem Mikrofon</Trans>
        </h2>
        <p className="text-sm text-ink-soft">
          <Trans>
            Ohne das Mikrofon gibt es nichts zu messen. Aufgenommen wird erst, wenn Sie es starten, und gesendet erst,
            wenn Sie es sagen.
          </Trans>
        </p>
        <Button look="primary" size="large" busy={microphone.kind === 'opening'} onClick={onOpen}>
          <Trans>Mikrofon freigeben</Trans>
        </Button>
      </div>
    </DarkStage>
  );
}

const hopeless: readonly DeviceTrouble[] = ['insecure', 'unsupported'];

function Trouble({ trouble, onRetry }: Readonly<{ trouble: DeviceTrouble; onRetry: () => void }>) {
  const { i18n } = useLingui();
  const { cause, next } = troubleWords(trouble, navigator.userAgent);
  return (
    <DarkStage>
      <div role="alert" className="grid max-w-[52ch] justify-items-center gap-3 px-6 text-center">
        <MicOff aria-hidden="true" className="size-8 text-off" />
        <h2 className="text-lg">{i18n._(cause)}</h2>
        <p className="text-sm text-ink-soft">{i18n._(next)}</p>
        {!hopeless.includes(trouble) && (
          <Button size="large" onClick={onRetry}>
            <Trans>Noch einmal versuchen</Trans>
          </Button>
        )}
      </div>
    </DarkStage>
  );
}
