import { Trans } from '@lingui/react/macro';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { NameField } from './name-field.tsx';
import type { SessionDialogProps } from './session-dialog.ts';
import { useChangeForm } from './use-change-form.ts';

export function RenameDialog({ session, onClose }: SessionDialogProps) {
  const form = useChangeForm(session.id, { defaults: { name: session.name }, required: ['name'], onDone: onClose });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Vortrag umbenennen</Trans>}
      confirm={<Trans>Umbenennen</Trans>}
      needsChange
    >
      <NameField form={form} name="name" />
    </FormDialog>
  );
}
