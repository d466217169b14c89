/** The part of shares that other areas may use. */
import type { ComponentProps } from 'react';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { GuestLinksDialog as Dialog } from './guest-links-dialog.tsx';

export { ReceivedFeedback } from './received-feedback.tsx';
export { ShareButton } from './share-button.tsx';

export const GuestLinksDialog = lazyPart<'GuestLinksDialog', ComponentProps<typeof Dialog>>(
  'shares',
  () => import('./guest-links-dialog.tsx'),
  'GuestLinksDialog',
);
