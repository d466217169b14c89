import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { ConfirmChange } from '../../ui/confirm-change.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useSubmissionChange } from './submission-change.ts';

type DeleteSubmissionDialogProps = Readonly<{ id: string; onClose: () => void; onDeleted?: () => void }>;

export function DeleteSubmissionDialog({ id, onClose, onDeleted }: DeleteSubmissionDialogProps) {
  const remove = useSubmissionChange(
    () => send(participationCommands.DeleteSubmission, { id }),
    () => {
      onClose();
      onDeleted?.();
      showSnackbar(msg`Der Beitrag ist aus dem Seminar gelöscht.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onClose}
      change={remove}
      title={<Trans>Vortrag aus dem Seminar löschen?</Trans>}
      description={
        <Trans>
          Bewertungen, Kommentare und Rückmeldungen dazu gehen verloren, und der Schritt kann wieder offen sein. Die
          Aufnahme selbst bleibt bei Ihren Vorträgen.
        </Trans>
      }
      confirm={<Trans>Löschen</Trans>}
    />
  );
}
