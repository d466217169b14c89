import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type TooltipProps = Readonly<{
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Something that takes focus; the tooltip repeats or adds to its name, it is never the only one. */
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
