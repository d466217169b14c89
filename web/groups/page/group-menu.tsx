import { Trans, useLingui } from '@lingui/react/macro';
import { Globe, LogOut, Pencil, Trash2 } from 'lucide-react';
import { type GroupDetail, groupCommands } from '#domain/groups/contract/calls.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { RenameDialog } from '../../ui/rename-dialog.tsx';
import { useGroupsAgain } from '../group-change.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { SightDialog } from './sight-dialog.tsx';
import { useRemoveGroup } from './use-remove-group.ts';

/** A member's actions on the group as a whole. */
export function GroupMenu({ group }: Readonly<{ group: GroupDetail }>) {
  const { t } = useLingui();
  const fetchAgain = useGroupsAgain();
  const remove = useRemoveGroup(group);
  const { id, name, isManager, isOwner } = group;
  const rename = (close: () => void) => (
    <RenameDialog
      command={groupCommands.RenameGroup}
      field="newName"
      fixed={{ groupId: id }}
      name={name}
      title={<Trans>Gruppe umbenennen</Trans>}
      fetchAgain={fetchAgain}
      onClose={close}
    />
  );
  const of = (Dialog: typeof SightDialog | typeof LeaveDialog) => (close: () => void) => (
    <Dialog group={group} onClose={close} />
  );
  return (
    <ActionMenu
      label={t`Mehr zu „${name}“`}
      look="plain"
      actions={[
        isManager && { icon: Pencil, label: <Trans>Umbenennen</Trans>, window: rename },
        isManager && { icon: Globe, label: <Trans>Wer die Gruppe findet</Trans>, window: of(SightDialog) },
        isManager && 'line',
        !isOwner && { icon: LogOut, label: <Trans>Gruppe verlassen</Trans>, window: of(LeaveDialog) },
        isManager && { icon: Trash2, label: <Trans>Gruppe löschen</Trans>, danger: true, run: remove },
      ]}
    />
  );
}
