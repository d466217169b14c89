import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '../../ui/switch.tsx';
import type { CameraMovement, InPicture } from './use-camera-movement.ts';

type CameraMovementFieldProps = Readonly<{
  camera: CameraMovement;
  /** Nothing is recorded yet, so the person has time to read what is in the picture. */
  isBefore: boolean;
}>;

/** Switches camera movement on for this device, and says what it does. */
export function CameraMovementField({ camera: { isOn, state, switchTo }, isBefore }: CameraMovementFieldProps) {
  return (
    <div className="grid gap-1.5">
      <Switch label={<Trans>Bewegung aus der Kamera messen</Trans>} checked={isOn} onChange={switchTo} />
      <p className="text-xs text-ink-faint">
        <Trans>
          Wird auf diesem Gerät geschätzt, kein Bild verlässt es dafür; auf etwa 15 % genau, weil eine übliche
          Schulterbreite angenommen wird.
        </Trans>
      </p>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        <StateWords state={state} isBefore={isBefore} />
      </p>
    </div>
  );
}

const inPictureWords: Readonly<Record<InPicture, MessageDescriptor>> = {
  nobody: msg`Niemand ist im Bild.`,
  head: msg`Kopf und Schultern sind im Bild, die Hände nicht.`,
  hands: msg`Kopf und Hände sind im Bild.`,
};

type Trouble = Extract<NonNullable<CameraMovement['state']>, { kind: 'trouble' }>['trouble'];
const troubleWords: Readonly<Record<Trouble, MessageDescriptor>> = {
  no_graphics: msg`Hier geht das nicht: Der Browser kann dafür keine Grafikkarte nutzen. Der Vortrag wird ohne die Bewegung aufgenommen.`,
  not_loaded: msg`Das ließ sich nicht laden. Schalten Sie es aus und wieder ein, um es noch einmal zu versuchen. Der Vortrag wird auch ohne die Bewegung aufgenommen.`,
  too_slow: msg`Dieses Gerät ist dafür zu langsam. Die Bewegung wird nicht mehr gemessen, der Vortrag geht weiter.`,
  failed: msg`Die Messung ist abgebrochen. Der Vortrag geht ohne die Bewegung weiter.`,
};

function StateWords({ state, isBefore }: Readonly<{ state: CameraMovement['state']; isBefore: boolean }>) {
  const { i18n } = useLingui();
  switch (state?.kind) {
    case 'loading':
      return <Trans>Wird geladen, beim ersten Mal etwa 7 MB …</Trans>;
    case 'looking':
      return isBefore ? i18n._(inPictureWords[state.inPicture]) : null;
    case 'trouble':
      return i18n._(troubleWords[state.trouble]);
    default:
      return null;
  }
}
