import { Trans } from '@lingui/react/macro';
import { Field } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Choices } from './use-choices.ts';

type Hours = Choices['quietHours'];
type QuietHoursProps = Readonly<{ hours: Hours; onChange: (hours: Hours) => void }>;

const night = { from: '22:00', to: '07:00' };

/** A daily time without mails, in the device's time zone. */
export function QuietHours({ hours, onChange }: QuietHoursProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <div className="grid gap-3">
      <Switch
        label={<Trans>Ruhezeit: keine Mails in der Nacht</Trans>}
        checked={hours !== null}
        onChange={(on) => onChange(on ? { ...night, timeZone } : null)}
      />
      {hours && (
        <div className="flex flex-wrap gap-4">
          <Field label={<Trans>Von</Trans>}>
            {(control) => (
              <TimeInput {...control} time={hours.from} onChange={(from) => onChange({ ...hours, from, timeZone })} />
            )}
          </Field>
          <Field label={<Trans>Bis</Trans>}>
            {(control) => (
              <TimeInput {...control} time={hours.to} onChange={(to) => onChange({ ...hours, to, timeZone })} />
            )}
          </Field>
        </div>
      )}
    </div>
  );
}

type TimeInputProps = Readonly<{ id: string; time: string; onChange: (time: string) => void }>;

/** Saves on blur: while somebody types, the time is incomplete. */
const TimeInput = ({ time, onChange, ...control }: TimeInputProps) => (
  <TextInput
    {...control}
    key={time}
    type="time"
    required
    defaultValue={time}
    onBlur={({ target }) => {
      if (target.value && target.value !== time) onChange(target.value);
    }}
    className="w-44"
  />
);
