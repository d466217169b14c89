import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { DeviceField } from './device-field.tsx';
import { closeStream, recordingAbility, rememberedSources, rememberSources, type Sources } from './microphone.ts';
import { useDevices } from './use-devices.ts';

/** Chooses the default microphone and camera for recordings on this device. */
export function DeviceSettings() {
  const [round, setRound] = useState(0);
  const isAble = typeof recordingAbility() === 'object';
  return (
    <SettingsSection
      title={<Trans>Mikrofon und Kamera</Trans>}
      text={<Trans>Damit beginnt jede Aufnahme auf diesem Gerät. Beim Aufnehmen können Sie jederzeit wechseln.</Trans>}
    >
      {isAble ? (
        <Choices key={round} onAllowed={() => setRound(round + 1)} />
      ) : (
        <p className="text-ink-soft">
          <Trans>Dieser Browser kann nicht aufnehmen.</Trans>
        </p>
      )}
    </SettingsSection>
  );
}

function Choices({ onAllowed }: Readonly<{ onAllowed: () => void }>) {
  const { t } = useLingui();
  const [sources, setSources] = useState<Sources>(rememberedSources);
  const [microphones, cameras] = [useDevices('audioinput'), useDevices('videoinput')];
  const choose = (change: Partial<Sources>) => {
    const next = { ...sources, ...change };
    setSources(next);
    rememberSources(next);
  };
  if (microphones.length + cameras.length === 0) return <AskForNames onAllowed={onAllowed} />;
  return (
    <div className="grid gap-4">
      {microphones.length > 0 && (
        <DeviceField
          label={t`Mikrofon`}
          devices={microphones}
          chosen={sources.microphone ?? microphones[0]?.id ?? ''}
          nameOf={(number) => t`Mikrofon ${number}`}
          onChoose={(microphone) => choose({ microphone })}
        />
      )}
      {cameras.length > 0 && (
        <DeviceField
          label={t`Kamera`}
          devices={cameras}
          chosen={sources.camera ?? cameras[0]?.id ?? ''}
          nameOf={(number) => t`Kamera ${number}`}
          onChoose={(camera) => choose({ camera })}
        />
      )}
    </div>
  );
}

/** Asks for permission: browsers name devices only after it is given. */
function AskForNames({ onAllowed }: Readonly<{ onAllowed: () => void }>) {
  const [isRefused, setRefused] = useState(false);
  async function ask() {
    const { mediaDevices } = navigator;
    const opened = await mediaDevices
      .getUserMedia({ audio: true, video: true })
      .catch(() => mediaDevices.getUserMedia({ audio: true }))
      .catch(() => undefined);
    closeStream(opened);
    if (opened) onAllowed();
    else setRefused(true);
  }
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">
        <Trans>Der Browser zeigt Ihre Geräte, sobald Sie es erlauben. Aufgenommen wird dabei nichts.</Trans>
      </p>
      {isRefused && (
        <Alert>
          <Trans>Der Browser hat es nicht erlaubt, oder es ist kein Mikrofon angeschlossen.</Trans>
        </Alert>
      )}
      <Button className="justify-self-start" onClick={() => void ask()}>
        <Trans>Geräte anzeigen</Trans>
      </Button>
    </div>
  );
}
