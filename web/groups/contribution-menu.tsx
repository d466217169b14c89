import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { tellRefusal } from '../lib/changes.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { useGroupChange } from './group-change.ts';

type ContributionMenuProps = Readonly<{
  contribution: Readonly<{ title: string; isOwn: boolean; isPinned: boolean }>;
  /** Whether the reader manages the group. */
  isManager: boolean;
  pin: (isPinned: boolean) => Promise<unknown>;
  edit: (close: () => void) => ReactNode;
  remove: (close: () => void) => ReactNode;
}>;

/** The actions on a post or a video: managers pin it, its author changes it, both delete it. */
export function ContributionMenu({ contribution, isManager, pin, edit, remove }: ContributionMenuProps) {
  const { t } = useLingui();
  const { title, isOwn, isPinned } = contribution;
  const change = useGroupChange(pin, { onRefused: tellRefusal });
  return (
    <ActionMenu
      label={t`Mehr zu „${title}“`}
      actions={[
        isManager && {
          icon: isPinned ? PinOff : Pin,
          label: isPinned ? <Trans>Nicht mehr anheften</Trans> : <Trans>Oben anheften</Trans>,
          run: () => change.mutate(!isPinned),
        },
        isOwn && { icon: Pencil, label: <Trans>Bearbeiten</Trans>, window: edit },
        'line',
        { icon: Trash2, label: <Trans>Löschen</Trans>, danger: true, window: remove },
      ]}
    />
  );
}
