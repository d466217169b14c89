import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { Check, Hourglass, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { SeminarElement } from '#domain/seminars/contract/detail.ts';
import { elementTypes } from '../../lib/element-types.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { dashboardAddress, isLocked } from './path.ts';

type PathItemProps = Readonly<{
  element: SeminarElement;
  isShown: boolean;
  /** Whether the person should continue with this step. */
  isNext: boolean;
  isOwner: boolean;
  onOpen: () => void;
}>;

/** One step of the path; shape and words show its state. */
export function PathItem({ element, isShown, isNext, isOwner, onOpen }: PathItemProps) {
  const standing = isOwner ? 'shown' : standingOf(element, isNext);
  return (
    <li>
      <Link
        href={dashboardAddress(element.seminarId, element.id)}
        aria-current={isShown ? 'step' : undefined}
        onClick={onOpen}
        className={cx(
          'grid min-h-touch grid-cols-[22px_minmax(0,1fr)_auto] items-center gap-3.5 px-[18px] py-1.5 text-sm no-underline hover:bg-sunken',
          isShown ? 'bg-primary-wash font-semibold text-primary hover:bg-primary-wash' : 'text-ink',
          standing === 'locked' && !isShown && 'text-ink-faint',
        )}
      >
        <Dot standing={standing} />
        <span className="grid min-w-0">
          <span className="wrap-anywhere">{element.title}</span>
          <Due element={element} />
        </span>
        <Side element={element} standing={standing} />
      </Link>
    </li>
  );
}

function Due({ element: { dueAt, state } }: Readonly<{ element: SeminarElement }>) {
  const { shortDateTime } = useFormats();
  if (dueAt === null || state === 'completed') return null;
  const isOver = state === 'active' && Date.parse(dueAt) <= Date.now();
  return (
    <span className={cx('text-xs font-normal', isOver ? 'text-off' : 'text-ink-faint')}>
      {isOver ? <Trans>überfällig seit {shortDateTime(dueAt)}</Trans> : <Trans>bis {shortDateTime(dueAt)}</Trans>}
    </span>
  );
}

type Standing = SeminarElement['state'] | 'offered' | 'locked' | 'shown';

function standingOf(element: SeminarElement, isNext: boolean): Standing {
  if (isLocked(element)) return 'locked';
  return element.state === 'active' && !isNext ? 'offered' : element.state;
}

function Dot({ standing }: Readonly<{ standing: Standing }>) {
  const round = 'grid size-[22px] place-items-center rounded-full';
  switch (standing) {
    case 'completed':
      return (
        <span aria-hidden="true" className={cx(round, 'bg-good text-surface')}>
          <Check className="size-3.5 [stroke-width:2.5]" />
        </span>
      );
    case 'active':
      return (
        <span aria-hidden="true" className={cx(round, 'bg-primary')}>
          <span className="size-2.5 rounded-full bg-surface" />
        </span>
      );
    case 'waiting':
      return (
        <span aria-hidden="true" className={cx(round, 'border border-line-strong text-ink-soft')}>
          <Hourglass className="size-3" />
        </span>
      );
    case 'skipped':
      return <span aria-hidden="true" className={cx(round, 'border-2 border-dashed border-line-strong')} />;
    default:
      return <span aria-hidden="true" className={cx(round, 'border border-line-strong')} />;
  }
}

function Side({ element: { type }, standing }: Readonly<{ element: SeminarElement; standing: Standing }>) {
  const { t, i18n } = useLingui();
  const words: Readonly<Record<Exclude<Standing, 'locked'>, ReactNode>> = {
    completed: <Trans>erledigt</Trans>,
    active: <Trans>jetzt</Trans>,
    offered: <Trans>offen</Trans>,
    waiting: <Trans>wartet</Trans>,
    skipped: <Trans>später</Trans>,
    shown: i18n._(elementTypes[type].name),
  };
  if (standing === 'locked')
    return <Lock aria-label={t`noch geschlossen`} role="img" className="size-[15px] text-ink-faint" />;
  return <span className="text-xs font-normal text-ink-faint">{words[standing]}</span>;
}
