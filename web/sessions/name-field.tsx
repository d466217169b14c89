import { Trans } from '@lingui/react/macro';
import type { FieldValues } from 'react-hook-form';
import { TextField } from '../ui/form/text-field.tsx';
import type { BoundField } from '../ui/form/use-bound-field.ts';

export const NameField = <Values extends FieldValues>(bound: BoundField<Values, string | undefined>) => (
  <TextField {...bound} label={<Trans>Name des Vortrags</Trans>} autoComplete="off" />
);
