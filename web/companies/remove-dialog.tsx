import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { companyCommands } from '#domain/companies/contract/calls.ts';
import { send } from '../lib/api.ts';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { useCompanyChange } from './company-change.ts';

type RemoveDialogProps = Readonly<{ userId: string; name: string; onClose: () => void }>;

export function RemoveDialog({ userId, name, onClose }: RemoveDialogProps) {
  const remove = useCompanyChange(
    () => send(companyCommands.RemoveFromCompany, { userId }),
    () => {
      onClose();
      showSnackbar(msg`${name} ist nicht mehr in der Firma.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onClose}
      change={remove}
      title={<Trans>{name} entfernen?</Trans>}
      description={
        <Trans>
          Der Platz wird frei, und diese Person verliert, was ihr der Tarif gibt. Konto und Vorträge bleiben ihr.
        </Trans>
      }
      confirm={<Trans>Entfernen</Trans>}
    />
  );
}
