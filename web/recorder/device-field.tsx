import type { ReactNode } from 'react';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import type { Device } from './use-devices.ts';

type DeviceFieldProps = Readonly<{
  label: ReactNode;
  devices: readonly Device[];
  chosen: string;
  /** Names a device that the browser does not name. */
  nameOf: (number: number) => string;
  onChoose: (id: string) => void;
  disabled?: boolean;
  hint?: ReactNode;
}>;

export function DeviceField({ label, devices, chosen, nameOf, onChoose, disabled = false, hint }: DeviceFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select {...control} value={chosen} disabled={disabled} onChange={({ target }) => onChoose(target.value)}>
          {devices.map(({ id, label: name }, index) => (
            <option key={id} value={id}>
              {name || nameOf(index + 1)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
