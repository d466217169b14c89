import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const chip = cva('inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 text-xs font-[550]', {
  variants: {
    tone: {
      neutral: 'bg-sunken text-ink-soft',
      primary: 'bg-primary-wash text-primary',
      good: 'bg-good-wash text-good',
      near: 'bg-near-wash text-near',
      off: 'bg-off-wash text-off',
      surface: 'bg-surface text-primary',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** A state in one word. The colour only repeats it. */
export function Chip({ tone, children }: Readonly<VariantProps<typeof chip> & { children: ReactNode }>) {
  return <span className={chip({ tone })}>{children}</span>;
}
