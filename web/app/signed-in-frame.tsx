import { cx } from 'class-variance-authority';
import { type ReactNode, Suspense, useContext } from 'react';
import { CurrentUser } from '../lib/current-user.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';
import { useLiveQueries } from '../lib/live.ts';
import { useVrMode } from '../lib/vr-mode-state.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { allAreas } from './all-areas.ts';
import { BottomBar } from './bottom-bar.tsx';
import { DeviceBanner } from './device-banner.tsx';
import { Footer } from './footer.tsx';
import { HelpWindows } from './help/help-windows.tsx';
import { MainArea } from './main-area.tsx';
import { usePage } from './pages.ts';
import { SideNav } from './side-nav.tsx';
import { TopProgress } from './top-progress.tsx';
import { VerifyEmailBanner } from './verify-email-banner.tsx';

const ChatSlot = lazyPart('product', () => import('../product/chat-slot.tsx'), 'ChatSlot');
const Tour = lazyPart('app', () => import('./tour/tour.tsx'), 'Tour');
const DeletionBanner = lazyPart('users', () => import('../users/deletion-banner.tsx'), 'DeletionBanner');
const SupportBanner = lazyPart(
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
  // Slides and welcome come first.
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
