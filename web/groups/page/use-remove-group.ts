import { msg } from '@lingui/core/macro';
import { useLocation } from 'wouter';
import { type GroupDetail, groupCommands } from '#domain/groups/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useGroupChange } from '../group-change.ts';
import { tellError } from '../tell-error.ts';

/** At once, with a way back: it is only gone for good after an hour. */
export function useRemoveGroup({ id, name }: Pick<GroupDetail, 'id' | 'name'>): () => void {
  const [, navigate] = useLocation();
  const restore = useGroupChange(
    () => send(groupCommands.RestoreGroup, { id }),
    () => navigate(`/groups/${id}`),
  );
  const remove = useGroupChange(
    () => send(groupCommands.RemoveGroup, { groupId: id }),
    () => {
      navigate('/groups');
      showSnackbar(msg`Die Gruppe „${name}“ ist gelöscht.`, {
        label: msg`Rückgängig`,
        run: () => restore.mutate(undefined, { onError: tellError }),
      });
    },
  );
  return () => remove.mutate(undefined, { onError: tellError });
}
