import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../ui/card.tsx';
import { CameraMovementField } from './camera-movement/camera-movement-field.tsx';
import type { CameraMovement } from './camera-movement/use-camera-movement.ts';
import { DeviceField } from './device-field.tsx';
import { pictureTroubleWords } from './microphone-trouble.ts';
import { PictureChoice } from './picture-choice.tsx';
import { useDevices } from './use-devices.ts';
import type { Microphone, Room } from './use-microphone.ts';

type SourcesCardProps = Readonly<{
  open: Extract<Microphone, { kind: 'open' }>;
  mayFilm: boolean;
  /** While recording no device can change; during a break only the microphone. */
  changes: 'all' | 'microphone' | 'none';
  camera: CameraMovement;
  onChoose: Room['choose'];
  onReplug: Room['replug'];
}>;

export function SourcesCard({ open, mayFilm, changes, camera, onChoose, onReplug }: SourcesCardProps) {
  const { t } = useLingui();
  const microphones = useDevices('audioinput');
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      <h2>
        <Trans>Geräte</Trans>
      </h2>
      {mayFilm && changes === 'all' && (
        <PictureChoice chosen={open.picture} onChoose={(picture) => void onChoose({ picture })} />
      )}
      <PictureTrouble open={open} />
      {changes === 'all' && open.picture === 'camera' && (
        <CameraField chosen={open.camera} onChoose={(camera) => void onChoose({ camera })} />
      )}
      {open.picture === 'camera' && <CameraMovementField camera={camera} isBefore={changes === 'all'} />}
      <DeviceField
        label={<Trans>Mikrofon</Trans>}
        devices={microphones}
        chosen={open.device}
        nameOf={(number) => t`Mikrofon ${number}`}
        disabled={changes === 'none'}
        onChoose={(microphone) => void (changes === 'all' ? onChoose({ microphone }) : onReplug(microphone))}
        hint={
          <Trans>
            Rauschfilter und automatische Pegelung des Browsers sind aus. So misst die Analyse Ihre wirkliche
            Lautstärke.
          </Trans>
        }
      />
    </Card>
  );
}

function PictureTrouble({ open: { missing } }: Pick<SourcesCardProps, 'open'>) {
  const { i18n } = useLingui();
  if (!missing) return null;
  return (
    <p role="alert" className="text-sm text-off">
      {i18n._(pictureTroubleWords(missing, navigator.userAgent))}
    </p>
  );
}

function CameraField({ chosen, onChoose }: Readonly<{ chosen: string; onChoose: (id: string) => void }>) {
  const { t } = useLingui();
  const cameras = useDevices('videoinput');
  if (cameras.length < 2) return null;
  return (
    <DeviceField
      label={<Trans>Kamera</Trans>}
      devices={cameras}
      chosen={chosen}
      nameOf={(number) => t`Kamera ${number}`}
      onChoose={onChoose}
    />
  );
}
