import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useLocation } from 'wouter';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { ConfirmChange } from '../../ui/confirm-change.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useSeminarChange } from '../seminar-change.ts';

type LeaveMenuProps = Readonly<{ seminar: Readonly<{ id: string; name: string }> }>;

/** Lets a participant leave the seminar. */
export function LeaveMenu({ seminar: { id, name } }: LeaveMenuProps) {
  const { t } = useLingui();
  const { id: userId } = useCurrentUser();
  const [, navigate] = useLocation();
  const leave = useSeminarChange(
    () => send(participationCommands.RemoveUser, { seminarId: id, userId }),
    () => {
      navigate('/seminars');
      showSnackbar(msg`Sie nehmen nicht mehr an dem Seminar teil.`);
    },
  );
  const ask = (close: () => void) => (
    <ConfirmChange
      onClose={close}
      change={leave}
      title={<Trans>„{name}“ verlassen?</Trans>}
      description={
        <Trans>
          Ihr Stand im Seminar geht verloren, und wieder hinein kommen Sie nur mit einer neuen Einladung. Ihre Vorträge
          behalten Sie.
        </Trans>
      }
      confirm={<Trans>Verlassen</Trans>}
    />
  );
  return (
    <ActionMenu
      label={t`Mehr zu „${name}“`}
      actions={[{ icon: LogOut, label: <Trans>Seminar verlassen</Trans>, danger: true, window: ask }]}
    />
  );
}
