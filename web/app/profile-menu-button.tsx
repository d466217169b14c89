import { Slot } from 'radix-ui';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.tsx';

const ProfileMenu = lazyPart('app', () => import('./profile-menu.tsx'), 'ProfileMenu');

/** A button that opens the profile menu. The code of the menu is fetched once the pointer enters the button, at the latest when it is opened. */
export function ProfileMenuButton({ children: button }: Readonly<{ children: ReactNode }>) {
  const [wasOpened, setOpened] = useState(false);
  const closed = (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={wasOpened}
      onPointerEnter={() => void ProfileMenu.preload()}
      onClick={() => setOpened(true)}
    >
      {button}
    </Slot.Root>
  );
  if (!wasOpened) return closed;
  return (
    <Suspense fallback={closed}>
      <ProfileMenu trigger={button} />
    </Suspense>
  );
}
