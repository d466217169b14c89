import type { ComponentProps } from 'react';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { SharingDialog as Sharing } from './consent/sharing-dialog.tsx';
import type { SessionMenu as Menu } from './session-menu.tsx';

// Not in `for-others.ts`: a lazy part declared there would load everything that the file exports.
export const SharingDialog = lazyPart<'SharingDialog', ComponentProps<typeof Sharing>>(
  'sessions',
  () => import('./consent/sharing-dialog.tsx'),
  'SharingDialog',
);

/** Lazy, because its dialogs are large. */
export const SessionMenu = lazyPart<'SessionMenu', ComponentProps<typeof Menu>>(
  'sessions',
  () => import('./session-menu.tsx'),
  'SessionMenu',
);
