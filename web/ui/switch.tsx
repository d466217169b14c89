import { type ReactNode, useId } from 'react';

type SwitchProps = Readonly<{ label: ReactNode; checked: boolean; onChange: (checked: boolean) => void }>;

/** For settings that take effect at once. Forms use a `Checkbox`. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-9 items-center justify-between gap-4 max-md:min-h-touch">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="relative h-6 w-10 flex-none appearance-none rounded-full border border-line-strong bg-sunken transition-colors before:absolute before:-inset-2.5 after:absolute after:top-[3px] after:left-[3px] after:size-4 after:rounded-full after:bg-ink-faint after:transition-transform checked:border-primary checked:bg-primary checked:after:translate-x-4 checked:after:bg-primary-ink"
      />
    </div>
  );
}
