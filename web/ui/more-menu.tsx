import { Ellipsis } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';

type MoreMenuProps = Readonly<{
  /** Accessible name: the thing that the menu is about. */
  label: string;
  children: ReactNode;
  disabled?: boolean;
  look?: ComponentProps<typeof Button>['look'];
}>;

/** A menu of further actions behind three dots. */
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
