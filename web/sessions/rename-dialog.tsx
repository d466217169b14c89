import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ChangeDialog } from './change-dialog.tsx';
import { NameField } from './name-field.tsx';
import type { SessionDialogProps } from './session-dialog.ts';

export function RenameDialog({ session, onClose }: SessionDialogProps) {
  const [name, setName] = useState(session.name);
  const trimmed = name.trim();
  return (
    <ChangeDialog
      session={session}
      onClose={onClose}
      title={<Trans>Vortrag umbenennen</Trans>}
      confirm={<Trans>Umbenennen</Trans>}
      change={trimmed !== '' && trimmed !== session.name && { name: trimmed }}
    >
      {(error) => <NameField value={name} onChange={setName} error={error} />}
    </ChangeDialog>
  );
}
