import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { useConfig } from '../../lib/use-config.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import type { SessionDialogProps } from '../session-dialog.ts';
import { useChangeForm } from '../use-change-form.ts';
import { recipientsOf } from './recipients.ts';
import { SharingFields } from './sharing-fields.tsx';

/** Changes the consents of a talk that was sent already. */
export function SharingDialog({ session, onClose }: SessionDialogProps) {
  const config = useConfig();
  const form = useChangeForm(session.id, {
    defaults: { sharing: [...(session.sharing ?? [])].sort() },
    onDone: onClose,
  });
  const allowed = useWatch({ control: form.control, name: 'sharing' });
  const choices = (config ? recipientsOf(config) : []).map((recipient) => ({
    recipient,
    allowed: allowed.includes(recipient.purpose),
    choose: (chosen: boolean) => {
      const others = allowed.filter((purpose) => purpose !== recipient.purpose);
      form.setValue('sharing', chosen ? [...others, recipient.purpose].sort() : others, { shouldDirty: true });
    },
  }));
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Weitergabe dieses Vortrags</Trans>}
      description={
        <Trans>
          Was Sie erlauben, geschieht gleich und kostet keine Analyse. Was Sie zurücknehmen, gilt ab jetzt: Was schon
          gesendet wurde, holt es nicht zurück.
        </Trans>
      }
      confirm={<Trans>Speichern</Trans>}
      needsChange
    >
      <SharingFields choices={choices} />
    </FormDialog>
  );
}
