import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type PopoverWindowProps = Readonly<{
  /** Accessible name. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A button. */
  trigger: ReactNode;
  children: ReactNode;
  className?: string;
}>;

export function PopoverWindow({ label, open, onOpenChange, trigger, children, className = '' }: PopoverWindowProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className={`data-[state=open]:appear z-30 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-24px)] overflow-y-auto rounded-lg border border-line bg-surface shadow-2 ${className}`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
