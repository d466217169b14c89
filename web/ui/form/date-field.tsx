import type { FieldValues } from 'react-hook-form';
import { DateInput } from '../date-input.tsx';
import { Field } from '../field.tsx';
import { type BoundFieldProps, useBoundField } from './use-bound-field.ts';

/** A day, with a value as in an HTML input (`2026-10-25`); empty without a date. */
export function DateField<Values extends FieldValues>({ form, name, label, hint }: BoundFieldProps<Values, string>) {
  const { field, error } = useBoundField<Values, string>({ form, name });
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <DateInput {...control} {...field} />}
    </Field>
  );
}
