import { type ComponentProps, useState } from 'react';
import { TextInput } from './text-input.tsx';

type DateInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'value' | 'onChange'> &
  Readonly<{
    /** `2026-10-25`, with a time `2026-10-25T09:00`; empty where there is none. */
    value: string;
    onChange: (value: string) => void;
    withTime?: boolean;
  }>;

/**
 * A day, or a day and a time on the clock of this device. Browsers take each digit of a year for a year (`0002`): nobody is told of
 * those before the field is left, and the field keeps them.
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
