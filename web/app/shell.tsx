import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { userAccount } from '#domain/users/contract/person.ts';
import { useAccountLocale } from '../lib/account-locale.ts';
import { query } from '../lib/api.ts';
import { authState, isInside } from '../lib/auth-state.ts';
import { CurrentUser } from '../lib/current-user.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';
import { mainId, useNavigationEffects } from './navigation-effects.ts';
import { NewVersionNotice } from './new-version-notice.tsx';
import { PageFrame } from './page-frame.tsx';
import { TopBar } from './top-bar.tsx';

function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="sr-only z-50 rounded-md bg-surface px-4 py-3 font-[550] shadow-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      <Trans>Zum Inhalt springen</Trans>
    </a>
  );
}

// Loaded late: the page does not need it.
const Maintenance = lazyPart('app', () => import('./maintenance.tsx'), 'Maintenance');

export function Shell() {
  const signedIn = isInside(useSnapshot(authState).auth);
  const account = useQuery({ ...query(userAccount, {}), enabled: signedIn });
  useAccountLocale(account.data?.locale);
  useNavigationEffects();
  return (
    <CurrentUser value={signedIn ? account.data : undefined}>
      <SkipLink />
      <TopBar />
      <NewVersionNotice />
      <Suspense>
        <Maintenance />
      </Suspense>
      <PageFrame signedIn={signedIn} error={account.error} retry={() => void account.refetch()} />
    </CurrentUser>
  );
}
