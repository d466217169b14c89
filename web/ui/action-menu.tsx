import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { MenuItem, MenuSeparator } from './dropdown-menu.tsx';
import { MoreMenu } from './more-menu.tsx';

type Action = Readonly<{
  icon: LucideIcon;
  label: ReactNode;
  /** The action deletes or removes something. */
  danger?: boolean;
}> &
  Readonly<{ run: () => void } | { window: (close: () => void) => ReactNode }>;

type ActionMenuProps = Omit<ComponentProps<typeof MoreMenu>, 'children'> &
  Readonly<{
    /** Each runs at once or opens its window. False: not offered. `line`: a separator. */
    actions: readonly (Action | 'line' | false | undefined)[];
  }>;

/** A menu behind three dots, and the window that an action opened. */
export function ActionMenu({ actions, ...menu }: ActionMenuProps) {
  const [open, setOpen] = useState<number>();
  const chosen = open === undefined ? undefined : actions[open];
  const opened = typeof chosen === 'object' && 'window' in chosen ? chosen : undefined;
  // Closes the window of an action that is no longer offered, for good.
  if (open !== undefined && !opened) setOpen(undefined);
  return (
    <>
      <MoreMenu {...menu}>
        {actions.map((action, index) => {
          if (!action) return null;
          // biome-ignore lint/suspicious/noArrayIndexKey: an action has no identity but its place
          if (action === 'line') return <MenuSeparator key={index} />;
          const { icon: Icon, label, danger = false } = action;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an action has no identity but its place
            <MenuItem key={index} danger={danger} onSelect={'run' in action ? action.run : () => setOpen(index)}>
              <Icon aria-hidden="true" />
              {label}
            </MenuItem>
          );
        })}
      </MoreMenu>
      {opened && <Suspense>{opened.window(() => setOpen(undefined))}</Suspense>}
    </>
  );
}
