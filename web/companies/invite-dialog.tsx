import { Trans, useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { companyCommands } from '#domain/companies/contract.ts';
import { addressesInTable, portions, typedAddresses } from '../lib/addresses.ts';
import { type Answer, send } from '../lib/api.ts';
import { useAppForm } from '../lib/form/use-app-form.ts';
import { FileButton } from '../ui/file-button.tsx';
import { CheckboxField } from '../ui/form/checkbox-field.tsx';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { TextAreaField } from '../ui/form/text-field.tsx';
import { InviteResult } from '../ui/invite-result.tsx';
import { useCompanyAgain } from './company-change.ts';

type Result = Pick<Answer<typeof companyCommands.InviteToCompany>, 'sent' | 'rejected'>;
type Values = { text: string; isManager: boolean };

const schema = z.object({ text: z.string().trim().min(1).max(100_000), isManager: z.boolean() });

export function InviteDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useLingui();
  const fetchAgain = useCompanyAgain();
  const [result, setResult] = useState<Result>();
  const form = useAppForm<Values, Result>({
    schema,
    defaults: { text: '', isManager: false },
    send: invite,
    onDone: (answer) => {
      setResult(answer);
      fetchAgain();
    },
  });
  if (result) return <InviteResult {...result} onClose={onClose} />;

  async function take(file: File) {
    const found = addressesInTable(await file.text()).join('\n');
    const before = form.getValues('text').trim();
    form.setValue('text', [before, found].filter(Boolean).join('\n'), { shouldDirty: true, shouldValidate: true });
  }

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>In die Firma einladen</Trans>}
      description={<Trans>Alle bekommen eine Mail mit einem Link. Jede Einladung hält 14 Tage lang einen Platz.</Trans>}
      confirm={<Trans>Einladungen senden</Trans>}
    >
      <TextAreaField
        form={form}
        name="text"
        rows={6}
        label={<Trans>E-Mail-Adressen</Trans>}
        hint={<Trans>In jeder Zeile eine, oder mit Komma getrennt</Trans>}
        spellCheck={false}
      />
      <div className="justify-self-start">
        <FileButton
          label={t`Liste als Datei`}
          accept=".csv,.txt,text/csv,text/plain"
          onChoose={(file) => void take(file)}
        >
          <FileUp aria-hidden="true" />
          <Trans>Aus CSV-Datei übernehmen</Trans>
        </FileButton>
      </div>
      <CheckboxField
        form={form}
        name="isManager"
        label={<Trans>Als Verwaltung einladen: Diese Personen dürfen andere einladen und entfernen.</Trans>}
      />
    </FormDialog>
  );
}

/** One portion after the other; what the first ones brought is kept. */
async function invite({ text, isManager }: Values): Promise<Result> {
  const result: Result = { sent: [], rejected: [] };
  for (const emails of portions(typedAddresses(text))) {
    const { sent, rejected } = await send(companyCommands.InviteToCompany, { emails: [...emails], isManager });
    result.sent.push(...sent);
    result.rejected.push(...rejected);
  }
  return result;
}
