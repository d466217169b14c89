import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { emailChange } from '#domain/users/account-contract.ts';
import { userCommands } from '#domain/users/contract.ts';
import { type Answer, query, send } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { errorMessage } from '../../lib/error-messages.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { LocalMailbox } from '../local-mailbox.tsx';
import { ChangeEmail } from './change-email.tsx';

type Change = NonNullable<Answer<typeof emailChange>['change']>;

export function Email() {
  const { email, emailVerified } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const waiting = useQuery(query(emailChange, {})).data?.change;
  return (
    <SettingsSection
      title={<Trans>E-Mail-Adresse</Trans>}
      text={<Trans>Mit ihr melden Sie sich an, und dorthin schreiben wir Ihnen.</Trans>}
    >
      <div className="grid gap-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <b className="font-[550] wrap-anywhere">{email}</b>
          <Chip tone={emailVerified ? 'good' : 'near'}>
            {emailVerified ? <Trans>bestätigt</Trans> : <Trans>noch nicht bestätigt</Trans>}
          </Chip>
        </p>
        {waiting && <Waiting change={waiting} />}
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          {waiting ? <Trans>Andere neue Adresse angeben</Trans> : <Trans>E-Mail-Adresse ändern</Trans>}
        </Button>
        {isOpen && <ChangeEmail onClose={() => setOpen(false)} />}
      </div>
    </SettingsSection>
  );
}

/** Whose confirmation is missing, and a way back. */
function Waiting({ change: { email, waitsFor, expiresAt } }: Readonly<{ change: Change }>) {
  const { i18n } = useLingui();
  const until = useFormats().dateTime(expiresAt);
  const old = useCurrentUser().email;
  const queries = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => send(userCommands.WithdrawEmailChange, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: [emailChange.name] }),
  });
  return (
    <div role="status" className="grid gap-2 rounded-md bg-near-wash px-4 py-3 text-sm">
      <p>
        <Trans>
          Neue Adresse: <b className="wrap-anywhere">{email}</b>. Bitte öffnen Sie bis {until} den Link in unseren Mails
          an:
        </Trans>
      </p>
      <ul className="grid list-disc gap-0.5 pl-5">
        {waitsFor.map((side) => (
          <li key={side} className="wrap-anywhere">
            {side === 'old' ? old : email}
          </li>
        ))}
      </ul>
      <LocalMailbox />
      {withdraw.isError && <Alert>{i18n._(errorMessage(withdraw.error))}</Alert>}
      <Button className="justify-self-start" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        <Trans>Doch nicht ändern</Trans>
      </Button>
    </div>
  );
}
