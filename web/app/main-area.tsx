import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { Crash } from './crash.tsx';
import { mainId } from './navigation-effects.ts';
import { TopProgress } from './top-progress.tsx';

export function MainArea({ children }: Readonly<{ children: ReactNode }>) {
  const [location] = useLocation();
  return (
    <main id={mainId} tabIndex={-1} className="min-w-0 flex-1 px-8 pt-6 pb-12 max-md:px-4 max-md:pt-5 print:p-0">
      <div className="mx-auto max-w-content">
        {/* If a page breaks, the navigation around it still works. */}
        <Crash key={location}>
          <Suspense fallback={<Coming />}>{children}</Suspense>
        </Crash>
      </div>
    </main>
  );
}

/** As tall as the window, so that the page does not push down the footer when it arrives. */
const Coming = () => (
  <div className="min-h-dvh print:min-h-0">
    <TopProgress />
  </div>
);
