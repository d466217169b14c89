import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={cx('rounded-lg border border-line bg-surface shadow-1 print:shadow-none', className)} {...rest} />
  );
}
