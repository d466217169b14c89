import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { ApiError } from '../lib/api-error.ts';
import { authState, isInside } from '../lib/auth-state.ts';
import { restoreSession } from '../lib/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Snackbar } from '../ui/snackbar.tsx';
import { Crash } from './crash.tsx';
import { SignedInFrame } from './page-frame.tsx';
import { usePage } from './pages.ts';
import { Shell } from './shell.tsx';
import { TopProgress } from './top-progress.tsx';

export function App() {
  const { auth } = useSnapshot(authState);
  return (
    <Crash>
      {auth.status === 'restoring' && <TopProgress />}
      {auth.status === 'unreachable' && (
        <main className="pt-20">
          <ErrorState error={ApiError.unreachable()} retry={() => void restoreSession()} />
        </main>
      )}
      {(isInside(auth) || auth.status === 'signed-out') && <Shell />}
      <Snackbar />
    </Crash>
  );
}

/** Fetches the code of the current page and its frame early, before the catalogue and the account are loaded. */
export function EarlyParts() {
  const { page, frame = 'signed-in' } = usePage() ?? {};
  useEffect(() => {
    const mayBeInside = authState.auth.status !== 'signed-out';
    if (mayBeInside || frame !== 'signed-in') void page?.preload?.();
    if (mayBeInside && frame === 'signed-in') void SignedInFrame.preload();
  }, [page, frame]);
  return null;
}
