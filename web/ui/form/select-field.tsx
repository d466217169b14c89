import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../field.tsx';
import { Select } from '../select.tsx';
import { type BoundFieldProps, useBoundField } from './use-bound-field.ts';

type Chosen = string | undefined;
type SelectFieldProps<Values extends FieldValues> = BoundFieldProps<Values, Chosen> &
  Readonly<{
    options: readonly Readonly<{ value: string; label: ReactNode }>[];
    /** Shown while nothing is chosen. */
    placeholder?: ReactNode;
  }>;

export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { form, name, label, hint, options, placeholder } = props;
  const { field, error } = useBoundField<Values, Chosen>({ form, name });
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Select {...control} {...field} value={field.value ?? ''}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
