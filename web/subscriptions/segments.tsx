import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';

type SegmentsProps<Value extends string> = Readonly<{
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Readonly<{ value: Value; label: ReactNode }>[];
}>;

/** A choice of a few options, side by side. */
export function Segments<Value extends string>({ label, value, onChange, options }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-md border border-line bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'relative flex min-h-8 cursor-pointer items-center rounded-sm px-3.5 text-sm font-[550] max-md:min-h-touch has-focus-visible:shadow-(--focus)',
            option.value === value ? 'bg-surface text-ink shadow-1' : 'text-ink-soft hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
