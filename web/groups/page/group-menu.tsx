import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Globe, LogOut, Pencil, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { type GroupDetail, groupCommands } from '#domain/groups/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { tellRefusal } from '../../lib/changes.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { RenameDialog } from '../../ui/rename-dialog.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useGroupChange, useGroupsAgain } from '../group-change.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { SightDialog } from './sight-dialog.tsx';

/** Removes the group at once and offers to undo it: the server deletes it only an hour later. */
function useRemoveGroup({ id, name }: Pick<GroupDetail, 'id' | 'name'>): () => void {
  const [, navigate] = useLocation();
  const restore = useGroupChange(() => send(groupCommands.RestoreGroup, { id }), {
    onDone: () => navigate(`/groups/${id}`),
    onRefused: tellRefusal,
  });
  const remove = useGroupChange(() => send(groupCommands.RemoveGroup, { groupId: id }), {
    onDone: () => {
      navigate('/groups');
      showSnackbar(msg`Die Gruppe „${name}“ ist gelöscht.`, {
        label: msg`Rückgängig`,
        run: () => restore.mutate(),
      });
    },
    onRefused: tellRefusal,
  });
  return () => remove.mutate();
}

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
