import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { joinAddress } from '../lib/held-invitation.ts';
import { loginFor } from '../lib/wanted-address.ts';
import { Button } from '../ui/button.tsx';
import type { LookedUp } from './looked-up.ts';

/** For people who are not signed in: leads to the sign-in or registration and back here. */
export function ForGuests({ invitation: { email, hasAccount } }: Readonly<{ invitation: LookedUp }>) {
  const login = loginFor(joinAddress);
  return (
    <>
      <p className="text-pretty text-ink-soft">
        {hasAccount ? (
          <Trans>
            Die Einladung gilt für <b className="wrap-anywhere text-ink">{email}</b>. Melden Sie sich mit dieser Adresse
            an, dann sind Sie gleich dabei.
          </Trans>
        ) : (
          <Trans>
            Die Einladung gilt für <b className="wrap-anywhere text-ink">{email}</b>. Legen Sie mit dieser Adresse ein
            Konto an, dann sind Sie gleich dabei.
          </Trans>
        )}
      </p>
      <Button asChild look="primary" size="large">
        <Link href={hasAccount ? login : login.replace('/auth/login', '/auth/register')}>
          {hasAccount ? <Trans>Anmelden und teilnehmen</Trans> : <Trans>Konto anlegen und teilnehmen</Trans>}
        </Link>
      </Button>
      <p className="text-sm text-ink-faint">
        <Trans>Wenn Sie nicht teilnehmen möchten, brauchen Sie nichts zu tun.</Trans>
      </p>
    </>
  );
}
