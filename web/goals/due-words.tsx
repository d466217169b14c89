import { Plural, Trans } from '@lingui/react/macro';
import { dayMs } from '#domain/kernel/durations.ts';
import { useFormats } from '../lib/use-formats.ts';

const soon = 7;

/** The due date; in the last week before it, the days left. */
export function DueWords({ dueDate, isOpen }: Readonly<{ dueDate: string; isOpen: boolean }>) {
  const formats = useFormats();
  const day = formats.day(dueDate);
  const left = Math.floor((Date.parse(dueDate) - Date.now()) / dayMs);
  if (!isOpen || left < 0 || left > soon) return <Trans>bis {day}</Trans>;
  if (left === 0) return <Trans>bis heute</Trans>;
  return (
    <Trans>
      bis {day}, noch <Plural value={left} one="# Tag" other="# Tage" />
    </Trans>
  );
}
