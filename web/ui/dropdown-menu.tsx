import { cx } from 'class-variance-authority';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

type DropdownMenuProps = Readonly<{
  /** A button. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  /** Whether it is open when it first appears. */
  defaultOpen?: boolean;
}>;

export function DropdownMenu({ trigger, children, align = 'end', defaultOpen = false }: DropdownMenuProps) {
  return (
    // Not modal: a modal menu locks scrolling with a style element, which the page's policy refuses.
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className="data-[state=open]:appear z-30 max-h-(--radix-dropdown-menu-content-available-height) min-w-[220px] max-w-[calc(100vw-24px)] overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-2"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const item =
  'flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-2.5 text-sm text-ink no-underline outline-none select-none max-md:min-h-touch data-[highlighted]:bg-sunken data-[disabled]:opacity-45 [&_.lucide]:size-[18px] [&_.lucide]:text-ink-faint';

type MenuItemProps = ComponentProps<typeof Radix.Item> & {
  /** The item deletes or removes something. */
  danger?: boolean;
};

export function MenuItem({ className, danger = false, ...rest }: MenuItemProps) {
  return <Radix.Item className={cx(item, danger && 'text-off! [&_.lucide]:text-off!', className)} {...rest} />;
}

export function MenuLabel({ children }: Readonly<{ children: ReactNode }>) {
  return <Radix.Label className="px-2.5 py-2">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}
