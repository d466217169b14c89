import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { type BoundField, useBoundField } from '../ui/form/use-bound-field.ts';
import { TextArea } from '../ui/text-area.tsx';

/** As people write them: separated by commas, semicolons, blanks or lines. */
const splitAddresses = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** Addresses as one writes or pastes them; the value is the list. */
export function AddressesField<Values extends FieldValues>(bound: BoundField<Values, string[]>) {
  const { t } = useLingui();
  const { field } = useBoundField<Values, string[]>(bound);
  const [text, setText] = useState(field.value.join(', '));
  const wrong = wrongOf(bound.form.formState.errors[bound.name], field.value).join(', ');
  return (
    <Field
      label={<Trans>Wer kommt dazu?</Trans>}
      hint={
        field.value.length === 0 ? (
          <Trans>E-Mail-Adressen, durch Komma oder Zeile getrennt. Auch ohne Konto bei Rostra.</Trans>
        ) : (
          <Plural value={field.value.length} one="# Person bekommt eine Mail." other="# Personen bekommen eine Mail." />
        )
      }
      error={wrong === '' ? undefined : t`Das ist keine E-Mail-Adresse: ${wrong}`}
    >
      {(control) => (
        <TextArea
          {...control}
          {...field}
          rows={2}
          spellCheck={false}
          inputMode="email"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            field.onChange(splitAddresses(target.value));
          }}
        />
      )}
    </Field>
  );
}

/** Each address that is none has an error at its place. */
const wrongOf = (errors: unknown, addresses: readonly string[]): readonly string[] =>
  typeof errors === 'object' && errors !== null ? addresses.filter((_, index) => index in errors) : [];
