import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { administrationCommands } from '#domain/administration/contract/calls.ts';
import type { Quotas } from '#domain/kernel/entitlement.ts';
import { send } from '../lib/api.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { PersonDialogProps } from './person-dialog.ts';
import { QuotaTable } from './quota-table.tsx';
import { quotaClasses, quotaKinds } from './quota-words.ts';

/** Sets this person's minimum monthly quota. */
export function QuotaDialog({ person: { id, name, byHand }, onClose }: PersonDialogProps) {
  const [quotas, setQuotas] = useState<Quotas>(byHand.quotas);
  const isWrong = quotaKinds.some((kind) =>
    quotaClasses.some((one) => !Number.isInteger(quotas[kind][one]) || quotas[kind][one] < -1),
  );
  return (
    <ActionDialog
      title={<Trans>Kontingent von {name}</Trans>}
      description={
        <Trans>
          Mindestens so viel im Monat; gibt der Plan mehr, gilt der Plan. −1 heißt unbegrenzt, 0 nimmt es zurück.
        </Trans>
      }
      confirm={<Trans>Speichern</Trans>}
      reason="required"
      disabled={isWrong}
      run={(reason = '') => send(administrationCommands.SetUserQuota, { id, quotas, reason })}
      onClose={onClose}
    >
      <QuotaTable quotas={quotas} onChange={setQuotas} />
    </ActionDialog>
  );
}
