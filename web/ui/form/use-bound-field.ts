import { type ReactNode, useRef } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { limitsAt } from '../../lib/form/limits.ts';
import type { AppForm } from '../../lib/form/use-app-form.ts';

/** The name of a form field with values of this type. */
export type BoundField<Values extends FieldValues, Value> = Readonly<{
  form: AppForm<Values>;
  name: FieldPathByValue<Values, Value>;
}>;

export type BoundFieldProps<Values extends FieldValues, Value> = BoundField<Values, Value> &
  Readonly<{ label: ReactNode; hint?: ReactNode }>;

export function useBoundField<Values extends FieldValues, Value>({ form, name }: BoundField<Values, Value>) {
  const { field, fieldState, formState } = useController({ control: form.control, name });
  // An added row is dirty before anything is typed into it, so typing is tracked here.
  const isTyped = useRef(false);
  // A row that was added after sending shows problems only after typing or after the form is sent again.
  const sentBefore = useRef(formState.submitCount);
  const isLate = sentBefore.current > 0 && formState.submitCount === sentBefore.current;
  const mayComplain = isTyped.current || !isLate;
  return {
    field: {
      ...field,
      value: field.value as Value,
      onChange: (...event: unknown[]) => {
        isTyped.current = true;
        field.onChange(...event);
      },
      // A field that was only visited shows no error.
      onBlur: () => (isTyped.current && fieldState.isDirty ? field.onBlur() : undefined),
    },
    error: mayComplain ? fieldState.error?.message : undefined,
    limits: limitsAt(form.schema, name),
  };
}
