import { Suspense, useContext } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { CurrentUser } from '../lib/current-user.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';
import { useLanding } from '../lib/use-landing.ts';
import { loginFor, wantedAddress } from '../lib/wanted-address.ts';
import { Pages } from './page-switch.tsx';
import { usePage } from './pages.ts';
import { PublicFrame } from './public-frame.tsx';
import { TopProgress } from './top-progress.tsx';

const SignedInFrame = lazyPart('app', () => import('./signed-in-frame.tsx'), 'SignedInFrame');

type PageFrameProps = Readonly<{ signedIn: boolean; error: unknown; retry: () => void }>;

/** The frame around the page: it depends on the page's purpose and on whether somebody is signed in. */
export function PageFrame({ signedIn, error, retry }: PageFrameProps) {
  const [path] = useLocation();
  const search = useSearch();
  const frame = usePage()?.frame ?? 'signed-in';
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
        <Pages />
      </SignedInFrame>
    </Suspense>
  ) : (
    <PublicFrame>
      <Pages />
    </PublicFrame>
  );
}
