import { msg } from '@lingui/core/macro';
import { useLocation } from 'wouter';
import { type GroupDetail, groupCommands } from '#domain/groups/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { tellRefusal } from '../../lib/changes.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useGroupChange } from '../group-change.ts';

/** At once, with a way back: it is only gone for good after an hour. */
export function useRemoveGroup({ id, name }: Pick<GroupDetail, 'id' | 'name'>): () => void {
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
