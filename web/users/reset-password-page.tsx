import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { tokenFrom } from '../lib/link-token.ts';
import { useConfigQuery } from '../lib/use-config.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { TextLink } from './text-link.tsx';

const toLoginMs = 5_000;

type State = 'open' | 'done' | 'old';

/** The page behind the link in the mail. */
export function ResetPasswordPage() {
  const [token] = useState(() => tokenFrom(location.hash));
  const [state, setState] = useState<State>(token === '' ? 'old' : 'open');
  const config = useConfigQuery();
  // Removes the token from the address bar and the browser history.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  if (state === 'done') return <Done />;
  return (
    <AuthFrame title={<Trans>Neues Passwort setzen</Trans>} below={<Back />}>
      {state === 'old' && <OldLink />}
      {state === 'open' && config.isPending && <FormSkeleton />}
      {state === 'open' && config.isError && <ErrorState error={config.error} retry={() => void config.refetch()} />}
      {state === 'open' && config.data && (
        <ResetPasswordForm token={token} policy={config.data.passwordPolicy} onEnd={setState} />
      )}
    </AuthFrame>
  );
}

function Done() {
  const [, navigate] = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/auth/login', { replace: true }), toLoginMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthFrame title={<Trans>Ihr neues Passwort gilt</Trans>} below={<Back />}>
      <p role="status" className="text-ink-soft">
        <Trans>Alle Geräte wurden abgemeldet. In fünf Sekunden geht es weiter zur Anmeldung.</Trans>
      </p>
    </AuthFrame>
  );
}

function OldLink() {
  const [, navigate] = useLocation();
  return (
    <>
      <Alert>
        <Trans>Dieser Link gilt nicht mehr, oder er wurde schon benutzt.</Trans>
      </Alert>
      <Button look="primary" size="large" onClick={() => navigate('/auth/forgotPassword')}>
        <Trans>Neuen Link anfordern</Trans>
      </Button>
    </>
  );
}

const Back = () => (
  <TextLink href="/auth/login">
    <Trans>Zur Anmeldung</Trans>
  </TextLink>
);

const FormSkeleton = () => (
  <Loading className="grid gap-5">
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </Loading>
);
