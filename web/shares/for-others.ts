/** The part of shares that other areas may use. */
import type { ComponentProps } from 'react';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { GuestLinksDialog as LinksDialog } from './guest-links-dialog.tsx';
import type { ShareDialog as Sharing } from './share-dialog.tsx';

export { ReceivedFeedback } from './received-feedback.tsx';
export { ShareButton } from './share-button.tsx';

export const GuestLinksDialog = lazyPart<'GuestLinksDialog', ComponentProps<typeof LinksDialog>>(
  'shares',
  () => import('./guest-links-dialog.tsx'),
  'GuestLinksDialog',
);

export const ShareDialog = lazyPart<'ShareDialog', ComponentProps<typeof Sharing>>(
  'shares',
  () => import('./share-dialog.tsx'),
  'ShareDialog',
);
