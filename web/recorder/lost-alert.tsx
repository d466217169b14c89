import { Trans, useLingui } from '@lingui/react/macro';
import { Mic, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { DeviceField } from './device-field.tsx';
import { useDevices } from './use-devices.ts';
import type { Room } from './use-microphone.ts';

type LostAlertProps = Readonly<{
  lost: 'microphone' | 'picture';
  onReplug: Room['replug'];
  /** Goes on with sound only. */
  onAccept: () => void;
  onGoOn: () => void;
}>;

/** Names the device that was lost during a recording, and the ways to go on. */
export function LostAlert({ lost, onReplug, onAccept, onGoOn }: LostAlertProps) {
  if (lost === 'microphone') return <MicrophoneLost onReplug={onReplug} onGoOn={onGoOn} />;
  return (
    <Notice title={<Trans>Das Bild ist weg</Trans>}>
      <p className="text-sm">
        <Trans>
          Die Kamera wurde getrennt, oder der Bildschirm wird nicht mehr geteilt. Die Aufnahme ist angehalten, alles bis
          hierher ist da.
        </Trans>
      </p>
      <div>
        <Button
          look="primary"
          onClick={() => {
            onAccept();
            onGoOn();
          }}
        >
          <Trans>Nur mit Ton weitermachen</Trans>
        </Button>
      </div>
    </Notice>
  );
}

function MicrophoneLost({ onReplug, onGoOn }: Pick<LostAlertProps, 'onReplug' | 'onGoOn'>) {
  const { t } = useLingui();
  const microphones = useDevices('audioinput');
  const [wanted, setWanted] = useState<string>();
  const [state, setState] = useState<'asked' | 'opening' | 'failed'>('asked');
  const chosen = microphones.find(({ id }) => id === wanted) ?? microphones[0];
  async function goOn() {
    setState('opening');
    if (await onReplug(chosen?.id ?? null)) onGoOn();
    else setState('failed');
  }
  return (
    <Notice title={<Trans>Das Mikrofon ist weg</Trans>}>
      <p className="text-sm">
        <Trans>Die Aufnahme ist angehalten, alles bis hierher ist da. Machen Sie mit einem anderen weiter.</Trans>
      </p>
      {microphones.length > 0 && (
        <DeviceField
          label={<Trans>Mikrofon</Trans>}
          devices={microphones}
          chosen={chosen?.id ?? ''}
          nameOf={(number) => t`Mikrofon ${number}`}
          onChoose={setWanted}
        />
      )}
      {(state === 'failed' || microphones.length === 0) && (
        <p className="text-sm text-off">
          <Trans>Gerade lässt sich keines öffnen. Schließen Sie eines an und versuchen Sie es noch einmal.</Trans>
        </p>
      )}
      <div>
        <Button look="primary" busy={state === 'opening'} onClick={() => void goOn()}>
          <Mic aria-hidden="true" />
          <Trans>Mit diesem Mikrofon weitermachen</Trans>
        </Button>
      </div>
    </Notice>
  );
}

const Notice = ({ title, children }: Readonly<{ title: ReactNode; children: ReactNode }>) => (
  <div role="alert" className="mt-4 grid gap-3 rounded-lg bg-near-wash p-5">
    <h2 className="flex items-center gap-2">
      <TriangleAlert aria-hidden="true" className="size-5 text-near" />
      {title}
    </h2>
    {children}
  </div>
);
