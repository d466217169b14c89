import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { companyCommands } from '#domain/companies/contract/calls.ts';
import { send } from '../lib/api.ts';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { useCompanyChange } from './company-change.ts';

type RevokeDialogProps = Readonly<{ id: string; email: string; onClose: () => void }>;

export function RevokeDialog({ id, email, onClose }: RevokeDialogProps) {
  const revoke = useCompanyChange(
    () => send(companyCommands.RevokeSeatInvitation, { id }),
    () => {
      onClose();
      showSnackbar(msg`Die Einladung ist zurückgezogen.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onClose}
      change={revoke}
      title={<Trans>Einladung zurückziehen?</Trans>}
      description={<Trans>Der Link in der Mail an {email} gilt dann nicht mehr, und der Platz wird frei.</Trans>}
      confirm={<Trans>Zurückziehen</Trans>}
    />
  );
}
