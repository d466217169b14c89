import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { cameraTroubleWords } from './microphone-trouble.ts';
import { type Device, useDevices } from './use-devices.ts';
import type { Microphone, useMicrophone } from './use-microphone.ts';

type SourcesCardProps = Readonly<{
  open: Extract<Microphone, { kind: 'open' }>;
  mayFilm: boolean;
  /** While something is being recorded the devices stay. */
  fixed: boolean;
  onChoose: ReturnType<typeof useMicrophone>['choose'];
}>;

export function SourcesCard({ open: { devices, camera }, mayFilm, fixed, onChoose }: SourcesCardProps) {
  const { t } = useLingui();
  const microphones = useDevices('audioinput');
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      <h2>
        <Trans>Geräte</Trans>
      </h2>
      <Field
        label={<Trans>Mikrofon</Trans>}
        hint={
          <Trans>
            Rauschfilter und automatische Pegelung des Browsers sind aus. So misst die Analyse Ihre wirkliche
            Lautstärke.
          </Trans>
        }
      >
        {(control) => (
          <Select
            {...control}
            value={devices.microphone}
            disabled={fixed}
            onChange={({ target }) => onChoose({ microphone: target.value })}
          >
            <Options devices={microphones} nameOf={(number) => t`Mikrofon ${number}`} />
          </Select>
        )}
      </Field>
      {mayFilm && <Camera chosen={devices.camera} trouble={camera} fixed={fixed} onChoose={onChoose} />}
    </Card>
  );
}

type CameraProps = Pick<SourcesCardProps, 'fixed' | 'onChoose'> &
  Readonly<{ chosen: string | null; trouble: SourcesCardProps['open']['camera'] }>;

function Camera({ chosen, trouble, fixed, onChoose }: CameraProps) {
  const { t, i18n } = useLingui();
  const cameras = useDevices('videoinput');
  return (
    <div className="grid gap-3 border-t border-line pt-4 empty:hidden">
      {!fixed && (
        <Switch
          label={<Trans>Mit Kamera aufnehmen</Trans>}
          checked={chosen !== null}
          onChange={(withCamera) => onChoose({ withCamera })}
        />
      )}
      {trouble && (
        <p role="alert" className="text-sm text-off">
          {i18n._(cameraTroubleWords[trouble])}
        </p>
      )}
      {chosen !== null && cameras.length > 1 && (
        <Field label={<Trans>Kamera</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={chosen}
              disabled={fixed}
              onChange={({ target }) => onChoose({ camera: target.value, withCamera: true })}
            >
              <Options devices={cameras} nameOf={(number) => t`Kamera ${number}`} />
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}

type OptionsProps = Readonly<{ devices: readonly Device[]; nameOf: (number: number) => string }>;

const Options = ({ devices, nameOf }: OptionsProps) =>
  devices.map(({ id, label }, index) => (
    <option key={id} value={id}>
      {label || nameOf(index + 1)}
    </option>
  ));
