import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CommandCall } from '#domain/kernel/contract.ts';
import type { CommandInput } from '../lib/api.ts';
import { useContractForm } from '../lib/form/use-contract-form.ts';
import { FormDialog } from './form/form-dialog.tsx';
import { TextField } from './form/text-field.tsx';

type RenameDialogProps<Call extends CommandCall, Field extends string> = Readonly<{
  command: Call;
  /** The command's field for the name, and its other fields. */
  field: Field;
  fixed: Omit<CommandInput<Call>, Field>;
  /** The current name. */
  name: string;
  title: ReactNode;
  label?: ReactNode;
  autoComplete?: 'off' | 'organization';
  /** Fetches the queries that show the name again. */
  fetchAgain: () => unknown;
  onClose: () => void;
}>;

type Named = Readonly<Record<string, string>>;

/** Asks for a new name, and sends it. */
export function RenameDialog<Call extends CommandCall, Field extends keyof CommandInput<Call> & string>({
  command,
  field,
  fixed,
  name,
  title,
  label = <Trans>Name</Trans>,
  autoComplete = 'off',
  fetchAgain,
  onClose,
}: RenameDialogProps<Call, Field>) {
  const form = useContractForm<CommandCall, Named>(command, {
    defaults: { [field]: name },
    fixed,
    required: [field],
    onDone: () => {
      void fetchAgain();
      onClose();
    },
  });
  return (
    <FormDialog form={form} onClose={onClose} title={title} confirm={<Trans>Umbenennen</Trans>} needsChange>
      <TextField form={form} name={field} label={label} autoComplete={autoComplete} />
    </FormDialog>
  );
}
