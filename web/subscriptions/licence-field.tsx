import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Seats } from '#domain/kernel/billing.ts';
import { limitsAt } from '../lib/form/limits.ts';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';

type LicenceFieldProps = Readonly<{ value: number; onChange: (licences: number) => void; error?: string | undefined }>;

const { least, most } = limitsAt(Seats);

/** The number of seats. Invalid input is ignored. */
export function LicenceField({ value, onChange, error }: LicenceFieldProps) {
  const [text, setText] = useState(String(value));
  const change = (typed: string) => {
    setText(typed);
    const licences = Number(typed);
    if (Seats.safeParse(licences).success) onChange(licences);
  };
  return (
    <div className="max-w-[14rem]">
      <Field label={<Trans>Plätze</Trans>} hint={<Trans>Einer für jede Person, die üben soll.</Trans>} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="number"
            inputMode="numeric"
            min={least}
            max={most}
            value={text}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
    </div>
  );
}
