import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Locale } from '#domain/kernel/contract.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { languageNames, languages } from './languages.ts';

type LanguageFieldProps = Readonly<{
  value: Locale;
  onChange: (locale: Locale) => void;
  hint?: ReactNode;
  error?: string | undefined;
}>;

export function LanguageField({ value, onChange, hint, error }: LanguageFieldProps) {
  const { i18n } = useLingui();
  return (
    <Field label={<Trans>Sprache des Vortrags</Trans>} hint={hint} error={error}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value as Locale)}>
          {languages.map((locale) => (
            <option key={locale} value={locale}>
              {i18n._(languageNames[locale])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
