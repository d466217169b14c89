import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';
import { Suspense, useContext } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { CurrentUser, usePermitted } from '../lib/current-user.tsx';
import { mayAnalyse } from '../lib/gates.ts';
import { firstPart } from '../lib/lazy-part.tsx';
import { seminarLogoState } from '../lib/seminar-logo-state.ts';
import { chooseTheme, themeState } from '../lib/theme-state.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { LanguageSelect } from './language-select.tsx';
import { ProfileMenuButton } from './profile-menu-button.tsx';

function ThemeSwitch() {
  const { t } = useLingui();
  const dark = useSnapshot(themeState).theme === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={t`Dunkle Darstellung`}
      aria-pressed={dark}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}

/** The product's logo, or that of the current seminar. */
function BarLogo() {
  const { address } = useSnapshot(seminarLogoState);
  if (!address) return <Logo />;
  return <img src={address} alt="" className="max-h-11 max-w-[180px] object-contain max-md:max-w-[120px]" />;
}

// Only signed-in people see these, so the code is loaded on demand.
const QuotaBar = firstPart('quotas', () => import('../quotas/quota-bar.tsx'), 'QuotaBar');
const Bell = firstPart('notifications', () => import('../notifications/bell/bell.tsx'), 'Bell');
const SearchField = firstPart('app', () => import('./search-field.tsx'), 'SearchField');
const BarTools = firstPart('app', () => import('./bar-tools.tsx'), 'BarTools');

export function TopBar() {
  const { t } = useLingui();
  const user = useContext(CurrentUser);
  const analyses = usePermitted(mayAnalyse);
  return (
    <header className="sticky top-0 z-20 print:hidden flex h-top-bar items-center gap-2 border-b border-line bg-surface pr-6 pl-5 max-md:px-4">
      <Link
        href="/"
        aria-label={t`Rostra, Startseite`}
        className="flex min-h-touch items-center rounded-sm text-ink no-underline lg:w-[calc(var(--nav-width)-20px)]"
      >
        <BarLogo />
      </Link>
      {user && (
        <Suspense>
          <SearchField />
        </Suspense>
      )}
      <span className="flex-1" />
      {user && analyses && (
        <Suspense>
          <QuotaBar quotas={user.quotas} />
        </Suspense>
      )}
      {user && (
        <Suspense>
          <BarTools user={user} />
        </Suspense>
      )}
      {user && (
        <Suspense>
          <Bell />
        </Suspense>
      )}
      <LanguageSelect isSignedIn={user !== undefined} />
      <ThemeSwitch />
      {user && (
        <span className="grid max-md:hidden">
          <ProfileMenuButton>
            <button
              type="button"
              aria-label={t`Profil von ${user.firstName} ${user.lastName}`}
              className="ml-2 rounded-full"
            >
              <Avatar name={`${user.firstName} ${user.lastName}`} picture={user.profilePicture} />
            </button>
          </ProfileMenuButton>
        </span>
      )}
    </header>
  );
}
