import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { type BoundFieldProps, useBoundField } from '../../../ui/form/use-bound-field.ts';
import { TextInput } from '../../../ui/text-input.tsx';

type Amount = number | undefined;

/** A length in seconds, typed in minutes and seconds. */
export function LengthField<Values extends FieldValues>({ form, name, label, hint }: BoundFieldProps<Values, Amount>) {
  const { t } = useLingui();
  const { field, error } = useBoundField<Values, Amount>({ form, name });
  const minutes = field.value === undefined ? undefined : Math.floor(field.value / 60);
  const seconds = field.value === undefined ? undefined : field.value % 60;
  const change = (nextMinutes: Amount, nextSeconds: Amount) =>
    field.onChange(
      nextMinutes === undefined && nextSeconds === undefined ? undefined : (nextMinutes ?? 0) * 60 + (nextSeconds ?? 0),
    );
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="flex items-center gap-2">
          <Part
            {...control}
            value={minutes}
            unit={<Trans>Min.</Trans>}
            onBlur={field.onBlur}
            onChange={(next) => change(next, seconds)}
          />
          <Part
            {...control}
            id={`${control.id}-seconds`}
            label={t`Sekunden`}
            value={seconds}
            unit={<Trans>Sek.</Trans>}
            onBlur={field.onBlur}
            onChange={(next) => change(minutes, next)}
          />
        </div>
      )}
    </Field>
  );
}

type PartProps = Readonly<{
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  label?: string;
  value: Amount;
  unit: ReactNode;
  onBlur: () => void;
  onChange: (value: Amount) => void;
}>;

const Part = ({ label, value, unit, onChange, ...control }: PartProps) => (
  <span className="flex items-center gap-1.5 text-sm text-ink-soft">
    <TextInput
      {...control}
      aria-label={label}
      type="number"
      inputMode="numeric"
      min={0}
      className="w-20 tabular-nums"
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : Math.max(0, Math.round(target.valueAsNumber)))
      }
    />
    <span aria-hidden="true">{unit}</span>
  </span>
);
