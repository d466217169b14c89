import { Ellipsis } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';

type MoreMenuProps = Readonly<{
  /** Names the thing that the menu is about. */
  label: string;
  children: ReactNode;
  disabled?: boolean;
  look?: ComponentProps<typeof Button>['look'];
}>;

/** Three dots, and behind them what else can be done. */
export const MoreMenu = ({ label, children, disabled = false, look = 'quiet' }: MoreMenuProps) => (
  <DropdownMenu
    trigger={
      <Button look={look} size="icon" disabled={disabled} aria-label={label}>
        <Ellipsis aria-hidden="true" />
      </Button>
    }
  >
    {children}
  </DropdownMenu>
);
