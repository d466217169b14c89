import { useSnapshot } from 'valtio';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { authState } from '../lib/auth-state.ts';
import { wantedAddress } from '../lib/wanted-address.ts';
import { lazyPage } from './lazy-page.ts';
import { PublicFrame } from './public-frame.tsx';

const LoginPage = lazyPage(() => import('../users/login-page.tsx'), 'LoginPage');
const LogoutPage = lazyPage(() => import('../users/logout-page.tsx'), 'LogoutPage');
const RegisterPage = lazyPage(() => import('../users/register-page.tsx'), 'RegisterPage');
const NewUserPage = lazyPage(() => import('../users/new-user-page.tsx'), 'NewUserPage');
const ConfirmEmailPage = lazyPage(() => import('../users/confirm-email-page.tsx'), 'ConfirmEmailPage');

// What a signed-in person still has business with.
const forEveryone = ['/auth/logout', '/auth/new-user', '/auth/email/confirm'];

export function AuthRoutes() {
  const [location] = useLocation();
  const search = useSearch();
  const signedIn = useSnapshot(authState).auth.status === 'signed-in';
  if (signedIn && !forEveryone.includes(location)) return <Redirect to={wantedAddress(search)} replace />;
  return (
    <PublicFrame>
      <Switch>
        <Route path="/auth/login" component={LoginPage} />
        <Route path="/auth/logout" component={LogoutPage} />
        <Route path="/auth/register" component={RegisterPage} />
        <Route path="/auth/new-user" component={NewUserPage} />
        <Route path="/auth/email/confirm" component={ConfirmEmailPage} />
        <Route>
          <Redirect to="/auth/login" replace />
        </Route>
      </Switch>
    </PublicFrame>
  );
}
