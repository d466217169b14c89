import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** A card above every page, in the corner. */
export const CornerCard = ({ children }: Readonly<{ children: ReactNode }>) => (
  <Card className="appear fixed print:hidden right-6 bottom-6 z-30 grid w-[360px] gap-2 p-4 text-sm shadow-2 max-md:inset-x-4 max-md:bottom-[calc(84px+env(safe-area-inset-bottom))] max-md:w-auto">
    {children}
  </Card>
);
