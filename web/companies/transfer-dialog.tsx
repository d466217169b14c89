import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type CompanyAnswer, type CompanyUser, companyCommands } from '#domain/companies/contract/calls.ts';
import { send } from '../lib/api.ts';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { useCompanyChange } from './company-change.ts';

type TransferDialogProps = Readonly<{
  company: Pick<CompanyAnswer, 'name'>;
  heir: Pick<CompanyUser, 'userId' | 'name' | 'email'>;
  onClose: () => void;
}>;

export function TransferDialog({ company, heir, onClose }: TransferDialogProps) {
  const name = heir.name ?? heir.email;
  const transfer = useCompanyChange(
    () => send(companyCommands.TransferCompany, { userId: heir.userId ?? '' }),
    () => {
      onClose();
      showSnackbar(msg`Die Firma gehört jetzt ${name}.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onClose}
      change={transfer}
      title={<Trans>Firma an {name} übergeben?</Trans>}
      description={<Trans>Danach verwalten Sie die Firma nur noch mit. Zurückgeben kann sie Ihnen nur {name}.</Trans>}
      confirm={<Trans>Firma übergeben</Trans>}
      typed={company.name}
    />
  );
}
