import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { type Look, looks } from '#domain/sessions/contract/marks.ts';
import { lookWords } from '#domain/sessions/contract/transcript-words.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { lookClasses } from './look-classes.ts';

export function MarkedWords({ look, children }: Readonly<{ look: Look; children: ReactNode }>) {
  const locale = useLocale();
  if (look === looks.plain) return children;
  const name = lookWords[look][locale];
  return (
    <mark title={name} className={cx('rounded-t-[4px] px-0.5 text-ink', lookClasses[look])}>
      {children}
      <span className="sr-only select-none"> ({name})</span>
    </mark>
  );
}
