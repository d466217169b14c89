import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type TooltipProps = Readonly<{
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** A focusable element with a name of its own, which the tooltip only repeats or extends. */
  children: ReactNode;
}>;

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-[280px] rounded-sm bg-ink px-2.5 py-1.5 text-xs font-[550] text-ground shadow-2"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
