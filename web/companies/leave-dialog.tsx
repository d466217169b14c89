import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { companyCommands } from '#domain/companies/contract/calls.ts';
import { send } from '../lib/api.ts';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { useCompanyChange } from './company-change.ts';

export function LeaveDialog({ name, onClose }: Readonly<{ name: string; onClose: () => void }>) {
  const leave = useCompanyChange(
    () => send(companyCommands.LeaveCompany, {}),
    () => {
      onClose();
      showSnackbar(msg`Sie haben die Firma „${name}“ verlassen.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onClose}
      change={leave}
      title={<Trans>„{name}“ verlassen?</Trans>}
      description={
        <Trans>
          Ihr Platz wird frei, und Sie verlieren, was Ihnen der Tarif der Firma gibt. Ihre Vorträge behalten Sie. Zurück
          kommen Sie nur mit einer neuen Einladung.
        </Trans>
      }
      confirm={<Trans>Firma verlassen</Trans>}
    />
  );
}
