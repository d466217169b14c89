import { Trans, useLingui } from '@lingui/react/macro';
import { Globe, LogOut, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { GroupDetail } from '#domain/groups/contract/calls.ts';
import { MenuItem, MenuSeparator } from '../../ui/dropdown-menu.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SightDialog } from './sight-dialog.tsx';
import { useRemoveGroup } from './use-remove-group.ts';

const dialogs = { rename: RenameDialog, sight: SightDialog, leave: LeaveDialog };

/** A member's actions on the group as a whole. */
export function GroupMenu({ group }: Readonly<{ group: GroupDetail }>) {
  const { t } = useLingui();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const OpenDialog = open && dialogs[open];
  const remove = useRemoveGroup(group);
  return (
    <>
      <MoreMenu label={t`Mehr zu „${group.name}“`} look="plain">
        {group.isManager && (
          <>
            <MenuItem onSelect={() => setOpen('rename')}>
              <Pencil aria-hidden="true" />
              <Trans>Umbenennen</Trans>
            </MenuItem>
            <MenuItem onSelect={() => setOpen('sight')}>
              <Globe aria-hidden="true" />
              <Trans>Wer die Gruppe findet</Trans>
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        {!group.isOwner && (
          <MenuItem onSelect={() => setOpen('leave')}>
            <LogOut aria-hidden="true" />
            <Trans>Gruppe verlassen</Trans>
          </MenuItem>
        )}
        {group.isManager && (
          <MenuItem danger onSelect={remove}>
            <Trash2 aria-hidden="true" />
            <Trans>Gruppe löschen</Trans>
          </MenuItem>
        )}
      </MoreMenu>
      {OpenDialog && <OpenDialog group={group} onClose={() => setOpen(undefined)} />}
    </>
  );
}
