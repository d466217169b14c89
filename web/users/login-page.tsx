import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { authState } from '../lib/auth-state.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { LookAround } from './look-around.tsx';
import { TextLink } from './text-link.tsx';

export function LoginPage() {
  const search = useSearch();
  const register = search ? `/auth/register?${search}` : '/auth/register';
  return (
    <AuthFrame
      title={<Trans>Anmelden</Trans>}
      below={
        <>
          <Trans>
            Noch kein Konto? <TextLink href={register}>Konto anlegen</TextLink>
          </Trans>
          <br />
          <Trans>
            Ohne Tastatur? <TextLink href="/auth/device/register">Mit einem Code anmelden</TextLink>
          </Trans>
        </>
      }
    >
      <Ended />
      <LookAround />
      <LoginForm />
    </AuthFrame>
  );
}

/** Why a person who was just working is signed out. */
function Ended() {
  const { auth } = useSnapshot(authState);
  if (auth.status !== 'signed-out' || !auth.ended) return null;
  return (
    <p role="status" className="rounded-md bg-near-wash px-3.5 py-2.5 text-sm">
      <Trans>
        Sie wurden abgemeldet: Ihre Anmeldung ist abgelaufen, oder sie wurde auf einem anderen Gerät beendet. Bitte
        melden Sie sich wieder an.
      </Trans>
    </p>
  );
}
