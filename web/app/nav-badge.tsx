import { Plural } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

type NavBadgeProps = Readonly<{ useBadge: () => number; className?: string }>;

const most = 99;

/** The number of things that wait behind an entry. */
export function NavBadge({ useBadge, className }: NavBadgeProps) {
  const count = useBadge();
  if (count === 0) return null;
  return (
    <span
      className={cx(
        'grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1.5 text-[11px] font-[650] text-primary-ink tabular-nums',
        className,
      )}
    >
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <VisuallyHidden>
        <Plural value={count} one="# wartet" other="# warten" />
      </VisuallyHidden>
    </span>
  );
}
