import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { sessionCommands } from '#domain/sessions/contract.ts';
import { send } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NameField } from './name-field.tsx';
import { useSessionChange } from './session-change.ts';
import type { SessionDialogProps } from './session-dialog.ts';

export function RenameDialog({ session, onClose }: SessionDialogProps) {
  const { i18n } = useLingui();
  const form = useId();
  const [name, setName] = useState(session.name);
  const rename = useSessionChange(
    () => send(sessionCommands.ChangeSession, { id: session.id, name: name.trim() }),
    onClose,
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Vortrag umbenennen</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button look="primary" type="submit" form={form} busy={rename.isPending} disabled={name.trim() === ''}>
            <Trans>Umbenennen</Trans>
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate(undefined);
        }}
      >
        <NameField
          value={name}
          onChange={setName}
          error={rename.isError ? i18n._(errorMessage(rename.error)) : undefined}
        />
      </form>
    </Dialog>
  );
}
