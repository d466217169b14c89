import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { ChangeDialog } from '../change-dialog.tsx';
import type { SessionDialogProps } from '../session-dialog.ts';
import { useConfig } from '../use-config.ts';
import { recipientsOf } from './recipients.ts';
import { SharingFields } from './sharing-fields.tsx';

/** Who may get something of a talk that was sent before: allowed later, or taken back. */
export function SharingDialog({ session, onClose }: SessionDialogProps) {
  const config = useConfig();
  const [allowed, setAllowed] = useState(session.sharing ?? []);
  const choices = (config ? recipientsOf(config) : []).map((recipient) => ({
    recipient,
    allowed: allowed.includes(recipient.purpose),
    choose: (chosen: boolean) => {
      const others = allowed.filter((purpose) => purpose !== recipient.purpose);
      setAllowed(chosen ? [...others, recipient.purpose] : others);
    },
  }));
  return (
    <ChangeDialog
      session={session}
      onClose={onClose}
      title={<Trans>Weitergabe dieses Vortrags</Trans>}
      description={
        <Trans>
          Was Sie erlauben, geschieht gleich und kostet keine Analyse. Was Sie zurücknehmen, gilt ab jetzt: Was schon
          gesendet wurde, holt es nicht zurück.
        </Trans>
      }
      confirm={<Trans>Speichern</Trans>}
      change={!isSame(allowed, session.sharing) && { sharing: [...allowed] }}
    >
      {(error) => (
        <>
          <SharingFields choices={choices} />
          {error && <Alert>{error}</Alert>}
        </>
      )}
    </ChangeDialog>
  );
}

const isSame = (chosen: readonly string[], before: readonly string[] = []) =>
  chosen.length === before.length && chosen.every((purpose) => before.includes(purpose));
