import { Trans } from '@lingui/react/macro';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';

/** As the contract has it. */
const longestName = 200;

type NameFieldProps = Readonly<{ value: string; onChange: (name: string) => void; error?: string | undefined }>;

export function NameField({ value, onChange, error }: NameFieldProps) {
  return (
    <Field label={<Trans>Name des Vortrags</Trans>} error={error}>
      {(control) => (
        <TextInput
          {...control}
          required
          maxLength={longestName}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
