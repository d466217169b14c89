import { cx } from 'class-variance-authority';
import { type ReactNode, Suspense, useContext, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { CurrentUser } from '../lib/current-user.tsx';
import { type Help, helpState, showHelp } from '../lib/help-state.ts';
import { firstPart, lazyPart } from '../lib/lazy-part.tsx';
import { useLiveQueries } from '../lib/live.ts';
import { useVrMode } from '../lib/vr-mode-state.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { allAreas } from './all-areas.ts';
import { BottomBar } from './bottom-bar.tsx';
import { DeviceBanner } from './device-banner.tsx';
import { Footer } from './footer.tsx';
import { MainArea } from './main-area.tsx';
import { usePage } from './pages.ts';
import { SideNav } from './side-nav.tsx';
import { TopProgress } from './top-progress.tsx';
import { VerifyEmailBanner } from './verify-email-banner.tsx';

const typing = 'input, textarea, select, [contenteditable]';
const covering = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Ctrl or Cmd with K opens the command palette, ? the list of keys, unless the person types or a window is open. */
function useHelpKeys(): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || altKey || document.querySelector(covering)) return;
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) {
        event.preventDefault();
        showHelp('palette');
      } else if (key === '?' && !isTyping(event)) {
        event.preventDefault();
        showHelp('keys');
      }
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(typing) !== null;

const windows: Readonly<Record<Help, React.ComponentType>> = {
  palette: lazyPart('app', () => import('./help/command-palette.tsx'), 'CommandPalette'),
  keys: lazyPart('app', () => import('./help/keyboard-sheet.tsx'), 'KeyboardSheet'),
  support: lazyPart('product', () => import('../product/support-dialog.tsx'), 'SupportDialog'),
};

/** The help windows of all pages that need a sign-in. */
function HelpWindows() {
  const { shown } = useSnapshot(helpState);
  useHelpKeys();
  if (shown === null) return null;
  const Shown = windows[shown];
  return (
    <Suspense>
      <Shown />
    </Suspense>
  );
}

const ChatSlot = firstPart('product', () => import('../product/chat-slot.tsx'), 'ChatSlot');
const Tour = lazyPart('app', () => import('./tour/tour.tsx'), 'Tour');
const DeletionBanner = lazyPart('users', () => import('../users/deletion-banner.tsx'), 'DeletionBanner');
const SupportBanner = firstPart(
  'administration',
  () => import('../administration/support/support-banner.tsx'),
  'SupportBanner',
);
const everywhere = allAreas.flatMap(({ name, everywhere = [] }) =>
  everywhere.map((Part, index) => ({ name, index, Part })),
);

type SignedInFrameProps = Readonly<{ error: unknown; retry: () => void; children: ReactNode }>;

export function SignedInFrame({ error, retry, children }: SignedInFrameProps) {
  const user = useContext(CurrentUser);
  const page = usePage();
  const inVr = useVrMode();
  useLiveQueries();
  if (error && !user) {
    return (
      <MainArea>
        <ErrorState error={error} retry={retry} />
      </MainArea>
    );
  }
  if (!user) return <TopProgress />;
  // The slides and the welcome dialog come before the tour.
  const showsTour = user.showTutorial && !user.showOnboarding && !user.isFirstLogin;
  return (
    <div className={cx('flex print:block print:pb-0', !inVr && 'max-md:pb-[68px]')}>
      {!inVr && <SideNav />}
      <div className="flex min-h-[calc(100dvh-var(--top-bar))] print:min-h-0 min-w-0 flex-1 flex-col">
        {user.erasesAt && (
          <Suspense>
            <DeletionBanner />
          </Suspense>
        )}
        <Suspense>
          <SupportBanner />
        </Suspense>
        <DeviceBanner />
        {!user.emailVerified && <VerifyEmailBanner email={user.email} />}
        <MainArea>
          {showsTour && (
            <Suspense>
              <Tour />
            </Suspense>
          )}
          {children}
        </MainArea>
        {!page?.bare && !inVr && <Footer />}
      </div>
      {!inVr && <BottomBar />}
      <HelpWindows />
      <Suspense>
        <ChatSlot />
        {everywhere.map(({ name, index, Part }) => (
          <Part key={`${name} ${index}`} />
        ))}
      </Suspense>
    </div>
  );
}
