import { Trans } from '@lingui/react/macro';
import { Mic } from 'lucide-react';
import { Suspense, useContext } from 'react';
import { useSnapshot } from 'valtio';
import { Link, Redirect, useLocation, useSearch } from 'wouter';
import { ApiError } from '../lib/api-error.ts';
import { authState } from '../lib/auth-state.ts';
import { CurrentUser, usePermitted } from '../lib/current-user.tsx';
import { mayRecord } from '../lib/gates.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { renewAccess } from '../lib/renew-access.ts';
import { useLanding } from '../lib/use-landing.ts';
import { loginFor, wantedAddress } from '../lib/wanted-address.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
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

/** Everything but the recorder needs the server. The page comes by itself once it can be reached. */
function NoNetwork() {
  const records = usePermitted(mayRecord);
  return (
    <>
      <ErrorState error={ApiError.unreachable()} retry={() => void renewAccess(undefined).catch(() => undefined)} />
      {records && (
        <p className="grid justify-items-center gap-3 text-center text-ink-soft">
          <Trans>Aufnehmen können Sie auch ohne Netz. Gesendet wird, sobald es wieder da ist.</Trans>
          <Button look="primary" asChild>
            <Link href="/liverecorder">
              <Mic aria-hidden="true" />
              <Trans>Aufnehmen</Trans>
            </Link>
          </Button>
        </p>
      )}
    </>
  );
}
