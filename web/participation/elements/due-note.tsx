import { Trans } from '@lingui/react/macro';
import { AlarmClock } from 'lucide-react';
import { isLate } from '#domain/participation/contract/deadlines.ts';
import type { SeminarElement } from '#domain/seminars/contract/detail.ts';
import { useFormats } from '../../lib/use-formats.ts';

/** The due date in the reader's time zone. */
export function DueNote({ element: { dueAt, state } }: Readonly<{ element: Pick<SeminarElement, 'dueAt' | 'state'> }>) {
  const { dateTime } = useFormats();
  if (dueAt === null) return null;
  const isOver = isLate(state, dueAt, new Date());
  return (
    <span
      className={isOver ? 'flex items-center gap-2 text-sm text-off' : 'flex items-center gap-2 text-sm text-ink-soft'}
    >
      <AlarmClock aria-hidden="true" className="size-4 flex-none" />
      <time dateTime={dueAt}>
        {isOver ? (
          <Trans>War fällig am {dateTime(dueAt)}. Sie können es noch erledigen.</Trans>
        ) : (
          <Trans>Zu erledigen bis {dateTime(dueAt)}</Trans>
        )}
      </time>
    </span>
  );
}
