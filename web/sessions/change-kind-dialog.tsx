import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { sessionCommands } from '#domain/sessions/contract.ts';
import { talkKinds } from '#domain/sessions/norms.ts';
import { send } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { KindField } from './kind-field.tsx';
import { useSessionChange } from './session-change.ts';
import type { SessionDialogProps } from './session-dialog.ts';

export function ChangeKindDialog({ session, onClose }: SessionDialogProps) {
  const { i18n } = useLingui();
  const current = session.kind ?? talkKinds[0];
  const [kind, setKind] = useState(current);
  const change = useSessionChange(() => send(sessionCommands.ChangeSession, { id: session.id, kind }), onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Art des Vortrags</Trans>}
      description={
        <Trans>
          Was gut ist, hängt davon ab, was gesprochen wird. Der Wert wird neu berechnet; das kostet keine Analyse.
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
            disabled={kind === current}
            onClick={() => change.mutate(undefined)}
          >
            <Trans>Neu bewerten</Trans>
          </Button>
        </>
      }
    >
      <KindField
        value={kind}
        onChange={setKind}
        error={change.isError ? i18n._(errorMessage(change.error)) : undefined}
      />
    </Dialog>
  );
}
