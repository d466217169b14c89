import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { type GroupDetail, groupCommands } from '#domain/groups/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { ConfirmChange } from '../../ui/confirm-change.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useGroupChange } from '../group-change.ts';

export function LeaveDialog({ group, onClose }: Readonly<{ group: GroupDetail; onClose: () => void }>) {
  const [, navigate] = useLocation();
  const { id, name, isPublic } = group;
  const leave = useGroupChange(
    () => send(groupCommands.LeaveGroup, { id }),
    () => {
      navigate('/groups');
      showSnackbar(msg`Sie haben die Gruppe „${name}“ verlassen.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onClose}
      change={leave}
      title={<Trans>„{name}“ verlassen?</Trans>}
      description={
        isPublic ? (
          <Trans>
            Vorträge, die Sie hier geteilt haben, sehen die anderen nicht mehr. Sie können wieder beitreten.
          </Trans>
        ) : (
          <Trans>
            Vorträge, die Sie hier geteilt haben, sehen die anderen nicht mehr. Zurück kommen Sie nur mit einer neuen
            Einladung.
          </Trans>
        )
      }
      confirm={<Trans>Gruppe verlassen</Trans>}
    />
  );
}
