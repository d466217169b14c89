import { useId } from 'react';
import { TextInput } from '../ui/text-input.tsx';

type AmountInputProps = Readonly<{
  label: string;
  /** What the amount counts, for screen readers. */
  about: string;
  value: number | null | undefined;
  most: number;
  onChange: (value: number | null) => void;
}>;

/** The value is null while the text is no number. */
export function AmountInput({ label, about, value, most, onChange }: AmountInputProps) {
  const id = useId();
  return (
    <span className="flex items-center gap-2 text-sm">
      <label htmlFor={id}>
        {label}
        <span className="sr-only"> ({about})</span>
      </label>
      <TextInput
        id={id}
        className="w-24!"
        type="number"
        inputMode="decimal"
        min={0}
        max={most}
        step="any"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
      />
    </span>
  );
}
