import type { FieldValues } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { type BoundFieldProps, useBoundField } from '../ui/form/use-bound-field.ts';
import { TextInput } from '../ui/text-input.tsx';
import { fromLocal, toLocal } from './local-moment.ts';

/** A date and a time on the clock of this device; the value is ISO 8601 in UTC. */
export function MomentField<Values extends FieldValues>({ form, name, label, hint }: BoundFieldProps<Values, string>) {
  const { field, error } = useBoundField<Values, string>({ form, name });
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...field}
          type="datetime-local"
          className="min-w-0"
          value={toLocal(field.value)}
          onChange={({ target }) => field.onChange(fromLocal(target.value))}
        />
      )}
    </Field>
  );
}
