import { Suspense, useContext } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { CurrentUser, usePermitsAny } from '../lib/current-user.tsx';
import { useLiveQueries } from '../lib/live.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { lazyPage } from './lazy-page.ts';
import { MainArea } from './main-area.tsx';
import { type PageRoute, pageRoutes } from './page-routes.ts';
import { SideNav } from './side-nav.tsx';
import { TopProgress } from './top-progress.tsx';
import { UnknownPath } from './unknown-path.tsx';
import { VerifyEmailBanner } from './verify-email-banner.tsx';

const UploadDialog = lazyPage(() => import('../sessions/upload-dialog.tsx'), 'UploadDialog');

type SignedInRoutesProps = Readonly<{ error: unknown; retry: () => void }>;

export function SignedInRoutes({ error, retry }: SignedInRoutesProps) {
  const user = useContext(CurrentUser);
  useLiveQueries();
  if (error && !user) {
    return (
      <MainArea>
        <ErrorState error={error} retry={retry} />
      </MainArea>
    );
  }
  if (!user) return <TopProgress />;
  return (
    <div className="flex max-md:pb-[68px] print:block print:pb-0">
      <SideNav />
      <div className="flex min-h-[calc(100dvh-var(--top-bar))] print:min-h-0 min-w-0 flex-1 flex-col">
        {!user.emailVerified && <VerifyEmailBanner email={user.email} />}
        <MainArea>
          <Pages />
        </MainArea>
        <FooterUnlessSessions />
      </div>
      <BottomBar />
      <Suspense>
        <UploadDialog />
      </Suspense>
    </div>
  );
}

function Pages() {
  return (
    <Switch>
      <Route path="/">
        <Redirect to="/dashboard" replace />
      </Route>
      {pageRoutes.map((route) => (
        <Route key={route.path} path={route.path}>
          <Guarded {...route} />
        </Route>
      ))}
      <Route component={UnknownPath} />
    </Switch>
  );
}

function Guarded({ page: Page, requires }: PageRoute) {
  const permitted = usePermitsAny(...(requires ?? []));
  return requires && !permitted ? <Redirect to="/" replace /> : <Page />;
}

function FooterUnlessSessions() {
  const [location] = useLocation();
  return location.startsWith('/sessions') ? null : <Footer />;
}
