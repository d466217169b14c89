import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { Link, useSearch } from 'wouter';
import { authState } from '../lib/auth-state.ts';
import { useLanding } from '../lib/use-landing.ts';
import { Button } from '../ui/button.tsx';

/** A link into the product, to the address first requested; to the login if signed out. */
export function OnwardButton() {
  const signedIn = useSnapshot(authState).auth.status === 'signed-in';
  const search = useSearch();
  const onward = useLanding() ?? '/';
  const login = search ? `/auth/login?${search}` : '/auth/login';
  return (
    <Button asChild look="primary" size="large">
      <Link href={signedIn ? onward : login}>
        {!signedIn && <Trans>Zur Anmeldung</Trans>}
        {signedIn && (onward === '/' ? <Trans>Zur Übersicht</Trans> : <Trans>Weiter</Trans>)}
      </Link>
    </Button>
  );
}
