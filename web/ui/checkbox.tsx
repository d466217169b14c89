import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { FieldError } from './field.tsx';

type CheckboxProps = Readonly<{
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}>;

export function Checkbox({ label, checked, onChange, name, error, ref }: CheckboxProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3 max-md:min-h-touch max-md:items-center">
        <span className="relative grid size-5 flex-none">
          <input
            id={id}
            ref={ref}
            name={name}
            type="checkbox"
            checked={checked}
            onChange={({ target }) => onChange(target.checked)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer appearance-none rounded-sm border border-line-strong bg-surface before:absolute before:-inset-3 checked:border-primary checked:bg-primary aria-invalid:border-off"
          />
          <Check
            aria-hidden="true"
            className="pointer-events-none absolute inset-0.5 size-4 text-primary-ink opacity-0 [stroke-width:2.5] peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={id} className="text-sm">
          {label}
        </label>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
