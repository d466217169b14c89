import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldValues } from 'react-hook-form';
import { RichTextField } from '../../ui/form/rich-text-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { BoundField } from '../../ui/form/use-bound-field.ts';

type Text = string | undefined;

export const TitleField = <Values extends FieldValues>(bound: BoundField<Values, Text>) => (
  <TextField {...bound} label={<Trans>Name</Trans>} autoComplete="off" />
);

export function DescriptionField<Values extends FieldValues>(bound: BoundField<Values, string>) {
  const { t } = useLingui();
  return (
    <RichTextField {...bound} label={t`Beschreibung`} hint={<Trans>Worum es geht, und was man danach kann.</Trans>} />
  );
}
