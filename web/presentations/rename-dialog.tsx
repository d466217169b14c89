import { Trans } from '@lingui/react/macro';
import { presentationCommands } from '#domain/presentations/contract/calls.ts';
import { useContractForm } from '../lib/form/use-contract-form.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { useDecksAgain } from './deck-change.ts';
import type { DeckDialogProps } from './deck-dialog.ts';

export function RenameDialog({ deck: { id, name }, onClose }: DeckDialogProps) {
  const fetchAgain = useDecksAgain();
  const form = useContractForm(presentationCommands.ChangePresentation, {
    defaults: { name },
    fixed: { id },
    required: ['name'],
    onDone: () => {
      void fetchAgain();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Präsentation umbenennen</Trans>}
      confirm={<Trans>Umbenennen</Trans>}
      needsChange
    >
      <TextField form={form} name="name" label={<Trans>Name</Trans>} autoComplete="off" />
    </FormDialog>
  );
}
