import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { MenuItem, MenuSeparator } from '../ui/dropdown-menu.tsx';
import { MoreMenu } from '../ui/more-menu.tsx';
import { useGroupChange } from './group-change.ts';
import { tellError } from './tell-error.ts';

type ContributionMenuProps = Readonly<{
  contribution: Readonly<{ title: string; isOwn: boolean; isPinned: boolean }>;
  /** Of the one who sees it. */
  isManager: boolean;
  pin: (isPinned: boolean) => Promise<unknown>;
  ask: (dialog: 'edit' | 'delete') => void;
}>;

/** The actions on a post or a video: managers pin it, its author changes it, both delete it. */
export function ContributionMenu({ contribution, isManager, pin, ask }: ContributionMenuProps) {
  const { t } = useLingui();
  const { title, isOwn, isPinned } = contribution;
  const change = useGroupChange(pin);
  return (
    <MoreMenu label={t`Mehr zu „${title}“`}>
      {isManager && (
        <MenuItem onSelect={() => change.mutate(!isPinned, { onError: tellError })}>
          {isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
          {isPinned ? <Trans>Nicht mehr anheften</Trans> : <Trans>Oben anheften</Trans>}
        </MenuItem>
      )}
      {isOwn && (
        <MenuItem onSelect={() => ask('edit')}>
          <Pencil aria-hidden="true" />
          <Trans>Bearbeiten</Trans>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger onSelect={() => ask('delete')}>
        <Trash2 aria-hidden="true" />
        <Trans>Löschen</Trans>
      </MenuItem>
    </MoreMenu>
  );
}
