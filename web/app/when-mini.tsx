import type { ReactNode } from 'react';
import { Tooltip } from '../ui/tooltip.tsx';

type WhenMiniProps = Readonly<{ mini: boolean; text: string; children: ReactNode }>;

/** In the narrow menu the words of an entry show beside it. */
export function WhenMini({ mini, text, children }: WhenMiniProps) {
  if (!mini) return children;
  return (
    <Tooltip text={text} side="right">
      {children}
    </Tooltip>
  );
}
