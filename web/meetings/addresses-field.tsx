import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useContext, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { CurrentUser } from '../lib/current-user.tsx';
import { Field } from '../ui/field.tsx';
import { type BoundField, useBoundField } from '../ui/form/use-bound-field.ts';
import { TextArea } from '../ui/text-area.tsx';

/** Commas, semicolons, spaces and new lines separate addresses. */
const splitAddresses = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

const isAddress = (text: string) => z.email().safeParse(text).success;

/** A text field for typed or pasted addresses; its value is the list. */
export function AddressesField<Values extends FieldValues>(bound: BoundField<Values, string[]>) {
  const { t } = useLingui();
  const { field } = useBoundField<Values, string[]>(bound);
  const [text, setText] = useState(field.value.join(', '));
  const own = useContext(CurrentUser)?.email.toLowerCase();
  const told = field.value.filter((address) => isAddress(address) && address.toLowerCase() !== own).length;
  const wrong = wrongOf(bound.form.formState.errors[bound.name], field.value).join(', ');
  return (
    <Field
      label={<Trans>Wer kommt dazu?</Trans>}
      hint={
        told === 0 ? (
          <Trans>E-Mail-Adressen, durch Komma oder Zeile getrennt. Auch ohne Konto bei Rostra.</Trans>
        ) : (
          <Plural value={told} one="# Person bekommt eine Mail." other="# Personen bekommen eine Mail." />
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

/** The addresses with an error at their index. */
const wrongOf = (errors: unknown, addresses: readonly string[]): readonly string[] =>
  typeof errors === 'object' && errors !== null ? addresses.filter((_, index) => index in errors) : [];
