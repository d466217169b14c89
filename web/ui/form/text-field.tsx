import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../field.tsx';
import { PasswordInput } from '../password-input.tsx';
import { TextArea } from '../text-area.tsx';
import { TextInput } from '../text-input.tsx';
import { CharacterCount } from './character-count.tsx';
import { type BoundFieldProps, useBoundField } from './use-bound-field.ts';

type Text = string | undefined;
type TextFieldProps<Values extends FieldValues> = BoundFieldProps<Values, Text> &
  Readonly<
    Pick<ComponentProps<'input'>, 'autoComplete' | 'autoFocus' | 'inputMode' | 'placeholder' | 'spellCheck' | 'type'>
  >;

/** A text of one line. */
export function TextField<Values extends FieldValues>({ form, name, label, hint, ...rest }: TextFieldProps<Values>) {
  const { field, error, limits } = useBoundField<Values, Text>({ form, name });
  const type = limits.format === 'email' ? 'email' : 'text';
  return (
    <Field label={label} hint={hint} error={error} count={<CharacterCount text={field.value} most={limits.most} />}>
      {(control) => <TextInput type={type} {...rest} {...control} {...field} value={field.value ?? ''} />}
    </Field>
  );
}

type PasswordFieldProps<Values extends FieldValues> = BoundFieldProps<Values, Text> &
  Readonly<Pick<ComponentProps<typeof PasswordInput>, 'autoComplete'>>;

export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { form, name, label, hint, autoComplete } = props;
  const { field, error } = useBoundField<Values, Text>({ form, name });
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <PasswordInput autoComplete={autoComplete} {...control} {...field} value={field.value ?? ''} />}
    </Field>
  );
}

type TextAreaFieldProps<Values extends FieldValues> = BoundFieldProps<Values, Text> &
  Readonly<Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder' | 'spellCheck' | 'className'>>;

/** A text of several lines; the field grows with them. */
export function TextAreaField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  rows = 4,
  ...rest
}: TextAreaFieldProps<Values>) {
  const { field, error, limits } = useBoundField<Values, Text>({ form, name });
  return (
    <Field label={label} hint={hint} error={error} count={<CharacterCount text={field.value} most={limits.most} />}>
      {(control) => <TextArea rows={rows} {...rest} {...control} {...field} value={field.value ?? ''} />}
    </Field>
  );
}
