import type { FieldValues } from 'react-hook-form';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { type BoundFieldProps, useBoundField } from '../ui/form/use-bound-field.ts';
import { fromLocal, toLocal } from './local-moment.ts';

/** A date and time field in this device's time zone; its value is ISO 8601 in UTC. */
type MomentFieldProps<Values extends FieldValues> = BoundFieldProps<Values, string> &
  Readonly<{ onMoved?: (from: string, to: string) => void }>;

export function MomentField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  onMoved,
}: MomentFieldProps<Values>) {
  const { field, error } = useBoundField<Values, string>({ form, name });
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <DateInput
          {...control}
          {...field}
          withTime
          className="min-w-0"
          value={toLocal(field.value)}
          onChange={(local) => {
            const moment = fromLocal(local);
            field.onChange(moment);
            onMoved?.(field.value, moment);
          }}
        />
      )}
    </Field>
  );
}
