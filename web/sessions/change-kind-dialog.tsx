import { Trans } from '@lingui/react/macro';
import { sessionKinds } from '#domain/sessions/contract/norms.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { KindField } from './kind-field.tsx';
import type { SessionDialogProps } from './session-dialog.ts';
import { useChangeForm } from './use-change-form.ts';

export function ChangeKindDialog({ session, onClose }: SessionDialogProps) {
  const form = useChangeForm(session.id, { defaults: { kind: session.kind ?? sessionKinds[0] }, onDone: onClose });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Art des Vortrags</Trans>}
      description={
        <Trans>
          Was gut ist, hängt davon ab, was gesprochen wird. Der Wert wird neu berechnet; das kostet keine Analyse.
        </Trans>
      }
      confirm={<Trans>Neu bewerten</Trans>}
      needsChange
    >
      <KindField form={form} name="kind" />
    </FormDialog>
  );
}
