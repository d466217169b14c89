import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { MainArea } from './main-area.tsx';

/** The frame of pages that need no sign-in: no navigation. */
export function PublicFrame({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <div className="flex min-h-[calc(100dvh-var(--top-bar))] flex-col">
      <MainArea>{children}</MainArea>
      <Footer />
    </div>
  );
}
