import { Trans, useLingui } from '@lingui/react/macro';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { send } from '../../../lib/api.ts';
import { ConfirmChange } from '../../../ui/confirm-change.tsx';
import { showSnackbar } from '../../../ui/snackbar-state.ts';
import { useSeminarChange } from '../../seminar-change.ts';

type OneProps = Readonly<{ seminarId: string; userId: string; name: string; onBack: () => void; onDone: () => void }>;

export function ResetOne({ seminarId, userId, name, onBack, onDone }: OneProps) {
  const { t } = useLingui();
  const reset = useSeminarChange(
    () => send(participationCommands.ResetOne, { seminarId, userId }),
    () => {
      onDone();
      showSnackbar(t`Alle Beiträge von ${name} sind gelöscht.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onBack}
      change={reset}
      title={<Trans>„{name}“ zurücksetzen?</Trans>}
      description={
        <Trans>
          Beiträge, Bewertungen und Rückmeldungen dieser Person im Seminar gehen verloren. Ihre Vorträge behält sie. Das
          lässt sich nicht rückgängig machen.
        </Trans>
      }
      confirm={<Trans>Zurücksetzen</Trans>}
      typed={t`zurücksetzen`}
    />
  );
}

export function RemoveOne({ seminarId, userId, name, onBack, onDone }: OneProps) {
  const { t } = useLingui();
  const remove = useSeminarChange(
    () => send(participationCommands.RemoveUser, { seminarId, userId }),
    () => {
      onDone();
      showSnackbar(t`${name} nimmt nicht mehr teil.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onBack}
      change={remove}
      title={<Trans>„{name}“ entfernen?</Trans>}
      description={
        <Trans>
          Diese Person verliert ihren Platz und ihren Stand im Seminar. Ihre Vorträge behält sie. Sie können sie wieder
          einladen; dann beginnt sie neu.
        </Trans>
      }
      confirm={<Trans>Entfernen</Trans>}
    />
  );
}
