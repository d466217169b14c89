import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { invitationCommands } from '#domain/invitations/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { inPortions, TypedAddresses, typedAddresses } from '../../../lib/addresses.ts';
import { type Answer, send } from '../../../lib/api.ts';
import { useAppForm } from '../../../lib/form/use-app-form.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { AddressesField } from '../../../ui/form/addresses-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { InviteResult } from '../../../ui/invite-result.tsx';
import { fetchSeminarsAgain } from '../../seminar-change.ts';

type Result = Answer<typeof invitationCommands.SendInvitations>;
type InviteDialogProps = Readonly<{ seminar: Pick<SeminarDetail, 'id' | 'published'>; onClose: () => void }>;

const schema = z.object({ text: TypedAddresses });

export function InviteDialog({ seminar, onClose }: InviteDialogProps) {
  const queries = useQueryClient();
  const [result, setResult] = useState<Result>();
  const form = useAppForm<{ text: string }, Result>({
    schema,
    defaults: { text: '' },
    send: ({ text }) => invite(seminar.id, typedAddresses(text)),
    onDone: (answer) => {
      setResult(answer);
      void fetchSeminarsAgain(queries);
    },
  });
  if (result) return <InviteResult {...result} onClose={onClose} />;

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
      <AddressesField form={form} name="text" />
    </FormDialog>
  );
}

const invite = (seminarId: string, addresses: readonly string[]): Promise<Result> =>
  inPortions(addresses, (userEmails) =>
    send(invitationCommands.SendInvitations, { seminarId, userEmails, locale: currentLocale() }),
  );
