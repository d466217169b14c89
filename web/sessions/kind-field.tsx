import { Trans, useLingui } from '@lingui/react/macro';
import { type FieldValues, useWatch } from 'react-hook-form';
import { kindNames } from '#domain/sessions/contract/kind-words.ts';
import { type SessionKind, sessionKinds } from '#domain/sessions/contract/norms.ts';
import { useLocale } from '../lib/use-locale.ts';
import { SelectField } from '../ui/form/select-field.tsx';
import type { BoundField } from '../ui/form/use-bound-field.ts';
import { kindHints } from './kind-hints.ts';

export function KindField<Values extends FieldValues>(bound: BoundField<Values, string | undefined>) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const kind = useWatch({ control: bound.form.control, name: bound.name }) as SessionKind;
  const options = sessionKinds.map((value) => ({ value, label: kindNames[value][locale] }));
  return (
    <SelectField {...bound} label={<Trans>Art des Vortrags</Trans>} hint={i18n._(kindHints[kind])} options={options} />
  );
}
