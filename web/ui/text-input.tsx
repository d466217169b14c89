import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Look of all text fields and selects. 16 px on phones, since smaller text makes iOS zoom in. */
export const controlLooks =
  'w-full min-h-10 max-md:min-h-touch rounded-md border border-line-strong bg-surface px-3 text-ink placeholder:text-ink-faint aria-invalid:border-off disabled:opacity-60 max-md:text-[1rem]';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" className={cx(controlLooks, className)} {...rest} />;
}
