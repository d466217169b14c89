import type { FieldValues } from 'react-hook-form';
import { Checkbox } from '../checkbox.tsx';
import { type BoundFieldProps, useBoundField } from './use-bound-field.ts';

type Ticked = boolean | undefined;

export function CheckboxField<Values extends FieldValues>({ form, name, label }: BoundFieldProps<Values, Ticked>) {
  const { field, error } = useBoundField<Values, Ticked>({ form, name });
  const { ref, onChange, value = false } = field;
  return <Checkbox ref={ref} name={name} label={label} checked={value} onChange={onChange} error={error} />;
}
