import { Trans } from '@lingui/react/macro';
import type { FieldValues } from 'react-hook-form';
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx';
import type { BoundField } from '../../ui/form/use-bound-field.ts';

type Text = string | undefined;

export const TitleField = <Values extends FieldValues>(bound: BoundField<Values, Text>) => (
  <TextField {...bound} label={<Trans>Name</Trans>} autoComplete="off" />
);

export const DescriptionField = <Values extends FieldValues>(bound: BoundField<Values, Text>) => (
  <TextAreaField
    {...bound}
    label={<Trans>Beschreibung</Trans>}
    hint={<Trans>Worum es geht, und was man danach kann.</Trans>}
  />
);
