import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FormField } from '../lib/use-form.ts';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { TextInput } from '../ui/text-input.tsx';

type FormTextProps = Readonly<{
  label: string;
  field: FormField<string>;
  hint?: ReactNode;
  autoComplete: 'given-name' | 'family-name' | 'username' | 'current-password' | 'new-password';
}>;

/** A line of an account's form. `username` is the e-mail address: that is what password managers look for. */
export function FormText({ label, field, hint, autoComplete }: FormTextProps) {
  const { i18n } = useLingui();
  const input = {
    name: field.name,
    value: field.value,
    onChange: ({ target }: Readonly<{ target: HTMLInputElement }>) => field.change(target.value),
    onBlur: field.leave,
  };
  return (
    <Field label={label} hint={hint} error={field.error && i18n._(field.error)}>
      {(control) =>
        autoComplete === 'current-password' || autoComplete === 'new-password' ? (
          <PasswordInput {...control} {...input} autoComplete={autoComplete} />
        ) : (
          <TextInput
            {...control}
            {...input}
            autoComplete={autoComplete}
            type={autoComplete === 'username' ? 'email' : 'text'}
          />
        )
      }
    </Field>
  );
}
