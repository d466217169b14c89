import { useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** A block with the place and size of the coming content. */
export function Skeleton({ className }: Readonly<{ className?: string }>) {
  return <div aria-hidden="true" className={cx('rounded-md bg-sunken motion-safe:animate-pulse', className)} />;
}

/** Wraps skeletons. It is invisible for the first 150 ms, and announces loading to screen readers. */
export function Loading({ className, children }: Readonly<{ className?: string; children: ReactNode }>) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Wird geladen …`} className={cx('appear-late', className)}>
      {children}
    </div>
  );
}
