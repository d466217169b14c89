import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SelectField } from '../ui/form/select-field.tsx';
import type { BoundField } from '../ui/form/use-bound-field.ts';
import { languageNames, languages } from './languages.ts';

type LanguageFieldProps<Values extends FieldValues> = BoundField<Values, string | undefined> &
  Readonly<{ hint?: ReactNode }>;

export function LanguageField<Values extends FieldValues>(props: LanguageFieldProps<Values>) {
  const { i18n } = useLingui();
  const options = languages.map((locale) => ({ value: locale, label: i18n._(languageNames[locale]) }));
  return <SelectField {...props} label={<Trans>Sprache des Vortrags</Trans>} options={options} />;
}
