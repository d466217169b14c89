import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { languageNames } from '#domain/sessions/contract/kind-words.ts';
import { useLocale } from '../lib/use-locale.ts';
import { SelectField } from '../ui/form/select-field.tsx';
import type { BoundField } from '../ui/form/use-bound-field.ts';
import { languages } from './languages.ts';

type LanguageFieldProps<Values extends FieldValues> = BoundField<Values, string | undefined> &
  Readonly<{ hint?: ReactNode }>;

export function LanguageField<Values extends FieldValues>(props: LanguageFieldProps<Values>) {
  const locale = useLocale();
  const options = languages.map((language) => ({ value: language, label: languageNames[language][locale] }));
  return <SelectField {...props} label={<Trans>Sprache des Vortrags</Trans>} options={options} />;
}
