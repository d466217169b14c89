import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { emailChange } from '#domain/users/contract/account.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { type Answer, query, send } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { LocalMailbox } from '../local-mailbox.tsx';
import { ChangeEmail } from './change-email.tsx';
import { useEmailChange } from './email-change.ts';

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
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOpen(true)}>
            {waiting ? <Trans>Andere neue Adresse angeben</Trans> : <Trans>E-Mail-Adresse ändern</Trans>}
          </Button>
          {waiting && <Withdraw />}
        </div>
        {isOpen && <ChangeEmail onClose={() => setOpen(false)} />}
      </div>
    </SettingsSection>
  );
}

/** Names the addresses whose confirmation is missing. */
function Waiting({ change: { email, waitsFor, expiresAt } }: Readonly<{ change: Change }>) {
  const until = useFormats().dateTime(expiresAt);
  const old = useCurrentUser().email;
  return (
    <div role="status" className="grid gap-3 border-l-2 border-near pl-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <b className="font-[550] wrap-anywhere">{email}</b>
        <Chip tone="near">
          <Trans>wird Ihre neue Adresse</Trans>
        </Chip>
      </p>
      <div className="text-sm text-ink-soft">
        <p>
          <Trans>Bitte öffnen Sie bis {until} den Link in unserer Mail an:</Trans>
        </p>
        <ul className="grid list-disc gap-0.5 pl-5">
          {waitsFor.map((side) => (
            <li key={side} className="wrap-anywhere">
              {side === 'old' ? old : email}
            </li>
          ))}
        </ul>
      </div>
      <LocalMailbox />
    </div>
  );
}

function Withdraw() {
  const { mutate, isPending } = useEmailChange(() => send(userCommands.WithdrawEmailChange, {}));
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      <Trans>Doch nicht ändern</Trans>
    </Button>
  );
}
