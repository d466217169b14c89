import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { controlLooks } from './text-input.tsx';

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cx(controlLooks, 'resize-y py-2', className)} {...rest} />;
}
