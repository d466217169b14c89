import { type FieldValues, useFormState } from 'react-hook-form';
import type { AppForm } from '../../lib/form/use-app-form.ts';
import { Alert } from '../alert.tsx';

/** Shows a refusal that is not about a single field. */
export function FormError<Values extends FieldValues>({ form }: Readonly<{ form: AppForm<Values> }>) {
  const { errors } = useFormState({ control: form.control });
  return errors.root?.message ? <Alert>{errors.root.message}</Alert> : null;
}
