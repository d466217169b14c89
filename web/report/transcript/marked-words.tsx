import { useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { type Look, looks } from '#domain/sessions/contract/marks.ts';
import { lookClasses, lookWords } from './look-words.ts';

export function MarkedWords({ look, children }: Readonly<{ look: Look; children: ReactNode }>) {
  const { i18n } = useLingui();
  if (look === looks.plain) return children;
  const name = i18n._(lookWords[look]);
  return (
    <mark title={name} className={cx('rounded-t-[4px] px-0.5 text-ink', lookClasses[look])}>
      {children}
      <span className="sr-only select-none"> ({name})</span>
    </mark>
  );
}
