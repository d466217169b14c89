import { type ComponentProps, useState } from 'react';
import { TextInput } from './text-input.tsx';

type DateInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'value' | 'onChange'> &
  Readonly<{
    /** `2026-10-25`, with a time `2026-10-25T09:00`; empty without a date. */
    value: string;
    onChange: (value: string) => void;
    withTime?: boolean;
  }>;

/**
 * A day, or a day and a time in this device's time zone. While a year is typed, browsers report each digit as a year (`0002`). The field
 * keeps such values and passes them on only on blur.
 */
export function DateInput({ value, onChange, withTime = false, onBlur, ...rest }: DateInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      {...rest}
      type={withTime ? 'datetime-local' : 'date'}
      value={typed ?? value}
      onChange={({ target }) => {
        const begun = target.value.startsWith('0');
        setTyped(begun ? target.value : undefined);
        if (!begun) onChange(target.value);
      }}
      onBlur={(event) => {
        if (typed !== undefined) onChange(typed);
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
