import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Attributes that connect label, hint and error to a control for screen readers. */
type ControlProps = Readonly<{
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}>;

type FieldProps = Readonly<{
  label: ReactNode;
  hint?: ReactNode;
  /** Names the fault and the remedy. */
  error?: string | undefined;
  /** The length of the text and its limit. */
  count?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}>;

export function Field({ label, hint, error, count, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-[550]">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <div id={`${id}-hint`} className="text-xs text-ink-faint">
          {hint}
        </div>
      )}
      {count}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: Readonly<{ id: string; error: string | undefined }>) {
  if (!error) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-off">
      <CircleAlert aria-hidden="true" className="mt-px size-4" />
      {error}
    </p>
  );
}
