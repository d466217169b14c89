import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

const button = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-md border text-sm font-[550] no-underline transition-colors select-none print:hidden max-md:min-h-touch disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:opacity-45 [&_.lucide]:size-[18px]',
  {
    variants: {
      look: {
        plain: 'border-line bg-surface text-ink hover:enabled:bg-sunken [a&]:hover:bg-sunken',
        primary: 'border-primary bg-primary text-primary-ink hover:opacity-90',
        record: 'border-record bg-record text-record-ink hover:opacity-90',
        quiet: 'border-transparent bg-transparent text-ink hover:bg-sunken',
        danger: 'border-line bg-surface text-off hover:border-off hover:bg-off-wash',
      },
      size: {
        normal: 'min-h-9 px-3.5',
        large: 'min-h-touch px-5',
        icon: 'size-9 max-md:size-touch',
      },
    },
    defaultVariants: { look: 'plain', size: 'normal' },
  },
);

type ButtonProps = Readonly<
  ComponentProps<'button'> &
    VariantProps<typeof button> & {
      /** The action is running: the button stays in place and ignores clicks. */
      busy?: boolean;
      /** Renders the child, a link, with the look of a button. */
      asChild?: boolean;
    }
>;

/** A button. Its text should be a verb. `size="icon"` needs an `aria-label`. */
export function Button({ look, size, busy = false, asChild = false, className, children, ...rest }: ButtonProps) {
  const looks = button({ look, size, className });
  if (asChild) {
    return (
      <Slot.Root className={looks} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button type="button" className={looks} aria-busy={busy || undefined} {...rest} disabled={busy || rest.disabled}>
      {busy && <Spinner />}
      {children}
    </button>
  );
}
