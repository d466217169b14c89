import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { useDeleteSession, useSessionChange } from './session-change.ts';
import type { SessionDialogProps } from './session-dialog.ts';

export function DeleteDialog({ session, onClose }: SessionDialogProps) {
  const [, navigate] = useLocation();
  const deleteSession = useDeleteSession();
  const remove = useSessionChange(
    () => deleteSession(session.id),
    () => {
      onClose();
      navigate('/sessions/list');
      showSnackbar(msg`Der Vortrag ist gelöscht.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onClose}
      change={remove}
      title={<Trans>„{session.name}“ löschen?</Trans>}
      description={
        <Trans>Aufnahme, Messwerte und Rhetorik-Wert werden gelöscht. Das lässt sich nicht rückgängig machen.</Trans>
      }
      confirm={<Trans>Löschen</Trans>}
    />
  );
}
