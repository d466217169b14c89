import { Trans } from '@lingui/react/macro';
import { type GroupDetail, groupCommands } from '#domain/groups/contract/calls.ts';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useGroupsAgain } from '../group-change.ts';

type RenameDialogProps = Readonly<{ group: Pick<GroupDetail, 'id' | 'name'>; onClose: () => void }>;

export function RenameDialog({ group: { id, name }, onClose }: RenameDialogProps) {
  const fetchAgain = useGroupsAgain();
  const form = useContractForm(groupCommands.RenameGroup, {
    defaults: { newName: name },
    fixed: { groupId: id },
    onDone: () => {
      void fetchAgain();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Gruppe umbenennen</Trans>}
      confirm={<Trans>Umbenennen</Trans>}
      needsChange
    >
      <TextField form={form} name="newName" label={<Trans>Name</Trans>} autoComplete="off" />
    </FormDialog>
  );
}
