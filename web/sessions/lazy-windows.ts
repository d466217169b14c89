import type { ComponentProps } from 'react';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { SharingDialog as Sharing } from './consent/sharing-dialog.tsx';
import type { SessionMenu as Menu } from './session-menu.tsx';

// Not in the door: what the door declares itself brings all that it passes on.
export const SharingDialog = lazyPart<'SharingDialog', ComponentProps<typeof Sharing>>(
  'sessions',
  () => import('./consent/sharing-dialog.tsx'),
  'SharingDialog',
);

/** It brings windows along. */
export const SessionMenu = lazyPart<'SessionMenu', ComponentProps<typeof Menu>>(
  'sessions',
  () => import('./session-menu.tsx'),
  'SessionMenu',
);
