import { Trans, useLingui } from '@lingui/react/macro';
import { type FieldValues, useWatch } from 'react-hook-form';
import { type SessionKind, sessionKinds } from '#domain/sessions/contract/norms.ts';
import { SelectField } from '../ui/form/select-field.tsx';
import type { BoundField } from '../ui/form/use-bound-field.ts';
import { kindWords } from './kinds.ts';

export function KindField<Values extends FieldValues>(bound: BoundField<Values, string | undefined>) {
  const { i18n } = useLingui();
  const kind = useWatch({ control: bound.form.control, name: bound.name }) as SessionKind;
  const options = sessionKinds.map((value) => ({ value, label: i18n._(kindWords[value].name) }));
  return (
    <SelectField
      {...bound}
      label={<Trans>Art des Vortrags</Trans>}
      hint={i18n._(kindWords[kind].hint)}
      options={options}
    />
  );
}
