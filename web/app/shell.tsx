import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { userAccount } from '#domain/users/contract.ts';
import { query } from '../lib/api.ts';
import { authState } from '../lib/auth-state.ts';
import { CurrentUser } from '../lib/current-user.tsx';
import { loginFor } from '../lib/wanted-address.ts';
import { AuthRoutes } from './auth-routes.tsx';
import { LegalRoutes } from './legal-routes.tsx';
import { useNavigationEffects } from './navigation-effects.ts';
import { SignedInRoutes } from './signed-in-routes.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { VerifyRoute } from './verify-route.tsx';

export function Shell() {
  const signedIn = useSnapshot(authState).auth.status === 'signed-in';
  const account = useQuery({ ...query(userAccount, {}), enabled: signedIn });
  const [path] = useLocation();
  const search = useSearch();
  useNavigationEffects();
  return (
    <CurrentUser value={signedIn ? account.data : undefined}>
      <SkipLink />
      <TopBar />
      <Switch>
        <Route path="/legal/*?" component={LegalRoutes} />
        <Route path="/imprint" component={LegalRoutes} />
        <Route path="/privacy" component={LegalRoutes} />
        <Route path="/contact" component={LegalRoutes} />
        <Route path="/audit/verify" component={VerifyRoute} />
        <Route path="/auth/*?" component={AuthRoutes} />
        <Route>
          {signedIn ? (
            <SignedInRoutes error={account.error} retry={() => void account.refetch()} />
          ) : (
            <Redirect to={loginFor(search ? `${path}?${search}` : path)} replace />
          )}
        </Route>
      </Switch>
    </CurrentUser>
  );
}
