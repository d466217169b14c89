import { msg } from '@lingui/core/macro';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';

export const notificationsArea = {
  name: 'notifications',
  pages: [
    {
      path: '/notifications/unsubscribe',
      page: lazyPart('notifications', () => import('./unsubscribe/unsubscribe-page.tsx'), 'UnsubscribePage'),
      title: msg`Mails abbestellen`,
      frame: 'plain',
    },
  ],
  settings: [
    {
      group: 'notifications',
      order: 10,
      part: lazyPart('notifications', () => import('./choices/notification-choices.tsx'), 'NotificationChoices'),
    },
  ],
  readModels: msg`Benachrichtigungen`,
} satisfies WebArea;
