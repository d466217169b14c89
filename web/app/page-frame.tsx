import { Suspense, useContext } from 'react';
import { useSnapshot } from 'valtio';
import { Redirect, useLocation, useSearch } from 'wouter';
import { authState } from '../lib/auth-state.ts';
import { CurrentUser } from '../lib/current-user.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';
import { useLanding } from '../lib/use-landing.ts';
import { loginFor, wantedAddress } from '../lib/wanted-address.ts';
import { Pages } from './page-switch.tsx';
import { usePage } from './pages.ts';
import { PublicFrame } from './public-frame.tsx';
import { TopProgress } from './top-progress.tsx';

// Both are needed only for signed-in people.
const NoNetwork = lazyPart('app', () => import('./no-network.tsx'), 'NoNetwork');
export const SignedInFrame = lazyPart('app', () => import('./signed-in-frame.tsx'), 'SignedInFrame');

type PageFrameProps = Readonly<{ signedIn: boolean; error: unknown; retry: () => void }>;

/** The frame around the page. It depends on the page's `frame` and on the sign-in. */
export function PageFrame({ signedIn, error, retry }: PageFrameProps) {
  const [path] = useLocation();
  const search = useSearch();
  const page = usePage();
  const frame = page?.frame ?? 'signed-in';
  const isOffline = useSnapshot(authState).auth.status === 'offline';
  const user = useContext(CurrentUser);
  const landing = useLanding();
  if (frame === 'auth' && signedIn) {
    // The target depends on the person; if the person cannot be loaded, the page behind says so.
    if ((!user || !landing) && !error) return <TopProgress />;
    return <Redirect to={landing ?? wantedAddress(search)} replace />;
  }
  if (frame === 'signed-in' && !signedIn)
    return <Redirect to={loginFor(search ? `${path}?${search}` : path)} replace />;
  const withNavigation = frame === 'signed-in' || (frame === 'open' && signedIn && !error);
  return withNavigation ? (
    <Suspense fallback={<TopProgress />}>
      <SignedInFrame error={error} retry={retry}>
        {isOffline && !page?.worksOffline ? <NoNetwork /> : <Pages />}
      </SignedInFrame>
    </Suspense>
  ) : (
    <PublicFrame>
      <Pages />
    </PublicFrame>
  );
}
