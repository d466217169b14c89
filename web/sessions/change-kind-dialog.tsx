import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { talkKinds } from '#domain/sessions/norms.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { KindField } from './kind-field.tsx';
import type { SessionDialogProps } from './session-dialog.ts';

export function ChangeKindDialog({ session, onClose }: SessionDialogProps) {
  const current = session.kind ?? talkKinds[0];
  const [kind, setKind] = useState(current);
  return (
    <ChangeDialog
      session={session}
      onClose={onClose}
      title={<Trans>Art des Vortrags</Trans>}
      description={
        <Trans>
          Was gut ist, hängt davon ab, was gesprochen wird. Der Wert wird neu berechnet; das kostet keine Analyse.
        </Trans>
      }
      confirm={<Trans>Neu bewerten</Trans>}
      change={kind !== current && { kind }}
    >
      {(error) => <KindField value={kind} onChange={setKind} error={error} />}
    </ChangeDialog>
  );
}
