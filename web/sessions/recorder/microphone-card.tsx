import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useDevices } from './use-devices.ts';

type MicrophoneCardProps = Readonly<{
  deviceId: string;
  /** While something is being recorded the microphone stays. */
  fixed: boolean;
  onChoose: (deviceId: string) => void;
}>;

export function MicrophoneCard({ deviceId, fixed, onChoose }: MicrophoneCardProps) {
  const { t } = useLingui();
  const devices = useDevices(true);
  return (
    <Card className="grid gap-3 p-6 max-md:p-5">
      <h2>
        <Trans>Gerät</Trans>
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
          <Select {...control} value={deviceId} disabled={fixed} onChange={({ target }) => onChoose(target.value)}>
            {devices.map(({ id, label }, index) => (
              <option key={id} value={id}>
                {label || t`Mikrofon ${index + 1}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Card>
  );
}
