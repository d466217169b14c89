import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { companyCommands } from '#domain/companies/contract/calls.ts';
import { inPortions, TypedAddresses, typedAddresses } from '../lib/addresses.ts';
import { type Answer, send } from '../lib/api.ts';
import { useAppForm } from '../lib/form/use-app-form.ts';
import { AddressesField } from '../ui/form/addresses-field.tsx';
import { CheckboxField } from '../ui/form/checkbox-field.tsx';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { InviteResult } from '../ui/invite-result.tsx';
import { useCompanyAgain } from './company-change.ts';

type Result = Pick<Answer<typeof companyCommands.InviteToCompany>, 'sent' | 'rejected'>;
type Values = { text: string; isManager: boolean };

const schema = z.object({
  text: TypedAddresses,
  isManager: z.boolean(),
});

export function InviteDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const fetchAgain = useCompanyAgain();
  const [result, setResult] = useState<Result>();
  const form = useAppForm<Values, Result>({
    schema,
    defaults: { text: '', isManager: false },
    send: invite,
    onDone: (answer) => {
      setResult(answer);
      void fetchAgain();
    },
  });
  if (result) return <InviteResult {...result} onClose={onClose} />;

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>In die Firma einladen</Trans>}
      description={<Trans>Alle bekommen eine Mail mit einem Link. Jede Einladung hält 14 Tage lang einen Platz.</Trans>}
      confirm={<Trans>Einladungen senden</Trans>}
    >
      <AddressesField form={form} name="text" />
      <CheckboxField
        form={form}
        name="isManager"
        label={<Trans>Als Verwaltung einladen: Diese Personen dürfen andere einladen und entfernen.</Trans>}
      />
    </FormDialog>
  );
}

const invite = ({ text, isManager }: Values): Promise<Result> =>
  inPortions(typedAddresses(text), (emails) => send(companyCommands.InviteToCompany, { emails, isManager }));
