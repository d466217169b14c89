import { useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { Link } from 'wouter';
import type { NavEntry } from '../lib/web-area.ts';
import { NavBadge } from './nav-badge.tsx';
import { useIsCurrent } from './navigation.ts';
import { WhenMini } from './when-mini.tsx';

export function NavLink({ entry, mini }: Readonly<{ entry: NavEntry; mini: boolean }>) {
  const { i18n } = useLingui();
  const current = useIsCurrent(entry);
  const label = i18n._(entry.label);
  return (
    <WhenMini mini={mini} text={label}>
      <Link
        href={entry.href}
        aria-current={current ? 'page' : undefined}
        className={cx(
          'relative flex h-9.5 flex-none items-center gap-3 rounded-md text-sm no-underline transition-colors',
          mini ? 'justify-center' : 'px-3',
          current
            ? 'bg-primary-wash font-[600] text-primary'
            : 'font-[500] text-ink-soft hover:bg-sunken hover:text-ink',
        )}
      >
        <entry.icon aria-hidden="true" className="size-5" />
        <span className={cx(mini && 'sr-only')}>{label}</span>
        {entry.useBadge && (
          <NavBadge useBadge={entry.useBadge} className={mini ? 'absolute top-0 right-0' : 'ml-auto'} />
        )}
      </Link>
    </WhenMini>
  );
}
