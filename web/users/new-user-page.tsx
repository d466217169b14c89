import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { CurrentUser } from '../lib/current-user.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { LocalMailbox } from './local-mailbox.tsx';
import { OnwardButton } from './onward-button.tsx';
import { ResendMail } from './resend-mail.tsx';

/** Shown after the registration: what was done, and the next step. */
export function NewUserPage() {
  const user = useContext(CurrentUser);
  const state = useHistoryState<Readonly<{ emailToken?: string }> | null>();
  const name = user?.firstName;
  return (
    <AuthFrame
      title={name ? <Trans>Willkommen, {name}</Trans> : <Trans>Ihr Konto ist angelegt</Trans>}
      lead={<Trans>Wir haben Ihnen eine Mail geschickt. Mit dem Link darin bestätigen Sie Ihre E-Mail-Adresse.</Trans>}
    >
      <p className="text-ink-soft">
        {user ? (
          <Trans>Aufnehmen und auswerten können Sie schon jetzt. Teilen und einladen erst nach der Bestätigung.</Trans>
        ) : (
          <Trans>Danach können Sie sich anmelden.</Trans>
        )}
      </p>
      <LocalMailbox />
      <div className="grid gap-2">
        <OnwardButton />
        <ResendMail emailToken={user ? undefined : state?.emailToken} />
      </div>
    </AuthFrame>
  );
}
