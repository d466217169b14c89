import type { ComponentProps, ReactNode } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { AppForm } from '../../lib/form/use-app-form.ts';
import { Button } from '../button.tsx';

type SubmitButtonProps<Values extends FieldValues> = Readonly<{
  form: AppForm<Values>;
  /** The verb. */
  children: ReactNode;
  /** Disables the button while no value has changed. */
  needsChange?: boolean;
}> &
  Readonly<Pick<ComponentProps<typeof Button>, 'size' | 'look' | 'disabled' | 'className'>> &
  Readonly<{ formId?: string }>;

/** Busy until the answer arrives. */
export function SubmitButton<Values extends FieldValues>({
  form,
  formId,
  needsChange = false,
  disabled = false,
  look = 'primary',
  ...rest
}: SubmitButtonProps<Values>) {
  const { isSubmitting, isDirty } = useFormState({ control: form.control });
  return (
    <Button
      {...rest}
      type="submit"
      look={look}
      form={formId}
      busy={isSubmitting}
      disabled={disabled || (needsChange && !isDirty)}
    />
  );
}
