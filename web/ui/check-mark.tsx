import { Check } from 'lucide-react';

type CheckMarkProps = Readonly<{
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}>;

/** A checkbox in a table, with a label only for screen readers. */
export const CheckMark = ({ label, checked, disabled = false, onChange }: CheckMarkProps) => (
  <span className="relative grid size-5">
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
      className="peer appearance-none rounded-sm border border-line-strong bg-surface before:absolute before:-inset-3 checked:border-primary checked:bg-primary disabled:border-line disabled:bg-sunken checked:disabled:border-line-strong checked:disabled:bg-line-strong"
    />
    <Check
      aria-hidden="true"
      className="pointer-events-none absolute inset-0.5 size-4 text-primary-ink opacity-0 [stroke-width:2.5] peer-checked:opacity-100"
    />
  </span>
);
