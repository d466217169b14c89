import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { invitationCommands } from '#domain/invitations/contract.ts';
import type { SeminarDetail } from '#domain/seminars/detail.ts';
import { addressesInTable, portions, typedAddresses } from '../../../lib/addresses.ts';
import { type Answer, send } from '../../../lib/api.ts';
import { useAppForm } from '../../../lib/form/use-app-form.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { FileButton } from '../../../ui/file-button.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { InviteResult } from '../../../ui/invite-result.tsx';
import { fetchSeminarsAgain } from '../../seminar-change.ts';

type Result = Answer<typeof invitationCommands.SendInvitations>;
type InviteDialogProps = Readonly<{ seminar: Pick<SeminarDetail, 'id' | 'published'>; onClose: () => void }>;

const schema = z.object({ text: z.string().trim().min(1).max(100_000) });

export function InviteDialog({ seminar, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [result, setResult] = useState<Result>();
  const form = useAppForm<{ text: string }, Result>({
    schema,
    defaults: { text: '' },
    send: ({ text }) => invite(seminar.id, typedAddresses(text)),
    onDone: (answer) => {
      setResult(answer);
      fetchSeminarsAgain(queries);
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
      title={<Trans>Zum Seminar einladen</Trans>}
      description={
        seminar.published ? (
          <Trans>Alle bekommen eine Mail mit einem Link. Wer kein Konto hat, legt damit eines an.</Trans>
        ) : (
          <Trans>Das Seminar ist noch ein Entwurf: Beitreten kann man erst, wenn Sie es veröffentlichen.</Trans>
        )
      }
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
    </FormDialog>
  );
}

/** One portion after the other; what the first ones brought is kept. */
async function invite(seminarId: string, addresses: readonly string[]): Promise<Result> {
  const result: Result = { sent: [], rejected: [] };
  for (const userEmails of portions(addresses)) {
    const { sent, rejected } = await send(invitationCommands.SendInvitations, {
      ...{ seminarId, userEmails: [...userEmails], locale: currentLocale() },
    });
    result.sent.push(...sent);
    result.rejected.push(...rejected);
  }
  return result;
}
