import { Trans } from '@lingui/react/macro';
import { companyCommands } from '#domain/companies/contract/calls.ts';
import { useContractForm } from '../lib/form/use-contract-form.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { useCompanyAgain } from './company-change.ts';

export function RenameDialog({ name, onClose }: Readonly<{ name: string; onClose: () => void }>) {
  const fetchAgain = useCompanyAgain();
  const form = useContractForm(companyCommands.EditCompanyName, {
    defaults: { name },
    onDone: () => {
      void fetchAgain();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Firma umbenennen</Trans>}
      confirm={<Trans>Umbenennen</Trans>}
      needsChange
    >
      <TextField form={form} name="name" label={<Trans>Name der Firma</Trans>} autoComplete="organization" />
    </FormDialog>
  );
}
