import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { cx } from 'class-variance-authority';
import { AlarmClock, Check, Circle, Clock, CornerUpRight, type LucideIcon } from 'lucide-react';
import type { ParticipantRow } from '#domain/participation/contract/matrix.ts';

type State = ParticipantRow['cells'][number]['state'] | 'late';
type Mark = Readonly<{ words: MessageDescriptor; icon: LucideIcon; looks: string }>;

export const marks: Readonly<Record<State, Mark>> = {
  completed: { words: msg`erledigt`, icon: Check, looks: 'bg-good-wash text-good' },
  active: { words: msg`offen`, icon: Circle, looks: 'text-line-strong' },
  skipped: { words: msg`übersprungen`, icon: CornerUpRight, looks: 'bg-near-wash text-near' },
  late: { words: msg`überfällig`, icon: AlarmClock, looks: 'bg-off-wash text-off' },
  waiting: { words: msg`wartet auf andere`, icon: Clock, looks: 'text-ink-faint' },
};

/** A state as an icon with a label for screen readers. */
export function StateMark({ state }: Readonly<{ state: State }>) {
  const { i18n } = useLingui();
  const { words, icon: Icon, looks } = marks[state];
  return (
    <span className={cx('grid size-6 flex-none place-items-center rounded-full', looks)}>
      <Icon role="img" aria-label={i18n._(words)} className="size-3.5 [stroke-width:2.4]" />
    </span>
  );
}
