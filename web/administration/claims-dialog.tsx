import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { administrationCommands } from '#domain/administration/contract/calls.ts';
import { PlanPermission } from '#domain/kernel/entitlement.ts';
import { send } from '../lib/api.ts';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { ActionDialog } from './action-dialog.tsx';
import type { PersonDialogProps } from './person-dialog.ts';

/** Permissions granted to this person by hand, beside those of roles and plans. */
export function ClaimsDialog({ person: { id, name, byHand }, onClose }: PersonDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState(byHand.permissions.join('\n'));
  const claims = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
  const wrong = claims.find((claim) => !PlanPermission.safeParse(claim).success);
  return (
    <ActionDialog
      title={<Trans>Rechte von {name}</Trans>}
      description={<Trans>Nur was Sie hier geben. Rechte aus Rollen und Plänen bleiben, wie sie sind.</Trans>}
      confirm={<Trans>Speichern</Trans>}
      disabled={wrong !== undefined}
      run={(reason) => send(administrationCommands.SetUserClaims, { id, claims, ...(reason && { reason }) })}
      onClose={onClose}
    >
      <Field
        label={<Trans>Rechte, eines je Zeile</Trans>}
        hint={<Trans>Zum Beispiel vr_mode:default oder tutorial:expert</Trans>}
        error={wrong === undefined ? undefined : t`„${wrong}“ lässt sich keiner einzelnen Person geben.`}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
