import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.tsx';

const Tooltip = lazyPart('app', () => import('../ui/tooltip.tsx'), 'Tooltip');

type WhenMiniProps = Readonly<{ mini: boolean; text: string; children: ReactNode }>;

/** Shows the text of an entry as a tooltip in the narrow menu. */
export function WhenMini({ mini, text, children }: WhenMiniProps) {
  if (!mini) return children;
  return (
    <Suspense fallback={children}>
      <Tooltip text={text} side="right">
        {children}
      </Tooltip>
    </Suspense>
  );
}
