import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { sessionCommands } from '#domain/sessions/contract.ts';
import { send } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useSessionChange } from '../session-change.ts';
import type { SessionDialogProps } from '../session-dialog.ts';
import { useConfig } from '../use-config.ts';
import { recipientsOf } from './recipients.ts';
import { SharingFields } from './sharing-fields.tsx';

/** Who may get something of a talk that was sent before: allowed later, or taken back. */
export function SharingDialog({ session, onClose }: SessionDialogProps) {
  const { i18n } = useLingui();
  const config = useConfig();
  const [allowed, setAllowed] = useState(session.sharing ?? []);
  const change = useSessionChange(
    () => send(sessionCommands.ChangeSession, { id: session.id, sharing: [...allowed] }),
    onClose,
  );
  const choices = (config ? recipientsOf(config) : []).map((recipient) => ({
    recipient,
    allowed: allowed.includes(recipient.purpose),
    choose: (chosen: boolean) => {
      const others = allowed.filter((purpose) => purpose !== recipient.purpose);
      setAllowed(chosen ? [...others, recipient.purpose] : others);
    },
  }));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Weitergabe dieses Vortrags</Trans>}
      description={
        <Trans>
          Was Sie erlauben, geschieht gleich und kostet keine Analyse. Was Sie zurücknehmen, gilt ab jetzt: Was schon
          gesendet wurde, holt es nicht zurück.
        </Trans>
      }
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button
            look="primary"
            busy={change.isPending}
            disabled={isSame(allowed, session.sharing)}
            onClick={() => change.mutate(undefined)}
          >
            <Trans>Speichern</Trans>
          </Button>
        </>
      }
    >
      <SharingFields choices={choices} />
      {change.isError && (
        <p role="alert" className="text-sm text-off">
          {i18n._(errorMessage(change.error))}
        </p>
      )}
    </Dialog>
  );
}

const isSame = (chosen: readonly string[], before: readonly string[] = []) =>
  chosen.length === before.length && chosen.every((purpose) => before.includes(purpose));
