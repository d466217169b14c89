import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MenuItem } from '../../ui/dropdown-menu.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useSeminarChange } from '../seminar-change.ts';

type LeaveMenuProps = Readonly<{ seminar: Readonly<{ id: string; name: string }> }>;

/** Nobody has to stay. */
export function LeaveMenu({ seminar: { id, name } }: LeaveMenuProps) {
  const { t } = useLingui();
  const { id: userId } = useCurrentUser();
  const [, navigate] = useLocation();
  const [isAsked, setAsked] = useState(false);
  const leave = useSeminarChange(
    () => send(participationCommands.RemoveUser, { seminarId: id, userId }),
    () => {
      navigate('/seminars');
      showSnackbar(msg`Sie nehmen nicht mehr an dem Seminar teil.`);
    },
  );
  return (
    <>
      <MoreMenu label={t`Mehr zu „${name}“`}>
        <MenuItem danger onSelect={() => setAsked(true)}>
          <LogOut aria-hidden="true" />
          <Trans>Seminar verlassen</Trans>
        </MenuItem>
      </MoreMenu>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={<Trans>„{name}“ verlassen?</Trans>}
        description={
          <Trans>
            Ihr Stand im Seminar geht verloren, und wieder hinein kommen Sie nur mit einer neuen Einladung. Ihre
            Vorträge behalten Sie.
          </Trans>
        }
        confirm={<Trans>Verlassen</Trans>}
        busy={leave.isPending}
        error={leave.error}
        onConfirm={() => leave.mutate(undefined)}
      />
    </>
  );
}
