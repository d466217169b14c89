import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../field.tsx';
import { TextInput } from '../text-input.tsx';
import { type BoundFieldProps, useBoundField } from './use-bound-field.ts';

/** Undefined while the text is no number. */
type Amount = number | undefined;
type NumberFieldProps<Values extends FieldValues> = BoundFieldProps<Values, Amount> &
  Readonly<Pick<ComponentProps<'input'>, 'placeholder' | 'step'>>;

export function NumberField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  ...rest
}: NumberFieldProps<Values>) {
  const { field, error, limits } = useBoundField<Values, Amount>({ form, name });
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...rest}
          {...control}
          {...field}
          type="number"
          inputMode="decimal"
          min={limits.least}
          max={limits.most}
          value={field.value ?? ''}
          onChange={({ target }) => field.onChange(target.value === '' ? undefined : target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
