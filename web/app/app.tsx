import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { ApiError } from '../lib/api-error.ts';
import { authState, isInside } from '../lib/auth-state.ts';
import { restoreSession } from '../lib/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Snackbar } from '../ui/snackbar.tsx';
import { Crash } from './crash.tsx';
import { usePage } from './pages.ts';
import { Shell } from './shell.tsx';
import { TopProgress } from './top-progress.tsx';

export function App() {
  const { auth } = useSnapshot(authState);
  return (
    <Crash>
      {auth.status === 'restoring' && <Restoring />}
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

/** The code of the page comes while it is found out whether somebody is signed in. */
function Restoring() {
  const page = usePage()?.page;
  useEffect(() => void page?.preload?.(), [page]);
  return <TopProgress />;
}
