import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormats } from '../../lib/use-formats.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { readTime } from './read-time.ts';
import { useDraft } from './use-draft.ts';

type TimeFieldProps = Readonly<{
  label: ReactNode;
  hint: ReactNode;
  seconds: number | null;
  most: number;
  /** The unit of a number without a colon: seconds or minutes. */
  unit: 1 | 60;
  save: (seconds: number | null) => Promise<unknown>;
}>;

/** A duration; empty if nothing is planned. */
export function TimeField({ label, hint, seconds, most, unit, save }: TimeFieldProps) {
  const { t } = useLingui();
  const { clock } = useFormats();
  const isGood = (text: string) => {
    const read = readTime(text, unit);
    return read === null || (read !== undefined && read > 0 && read <= most);
  };
  const { field, isRefused } = useDraft({
    kept: seconds === null ? '' : clock(seconds),
    isGood,
    save: (text) => save(readTime(text, unit) ?? null),
  });
  const longest = clock(most);
  return (
    <Field
      label={label}
      hint={hint}
      error={isRefused ? t`Bitte geben Sie eine Zeit wie 1:30 ein, höchstens ${longest}.` : undefined}
    >
      {(control) => (
        <TextInput {...control} {...field} autoComplete="off" className="max-w-36 tabular-nums" placeholder="0:00" />
      )}
    </Field>
  );
}
