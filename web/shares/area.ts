import { msg } from '@lingui/core/macro';
import { Inbox } from 'lucide-react';
import { teaches } from '../lib/gates.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';

/** Talks that people share with others, and the feedback on them. */
export const sharesArea = {
  name: 'shares',
  pages: [
    {
      path: '/guest/:id',
      page: lazyPart('shares', () => import('./guest-page.tsx'), 'GuestPage'),
      frame: 'plain',
    },
    {
      path: '/sessions/submitted',
      page: lazyPart('shares', () => import('./submitted-page.tsx'), 'SubmittedPage'),
      title: msg`Eingereicht`,
      gate: teaches,
    },
    {
      path: '/sessions/shared/talk/:id',
      page: lazyPart('shares', () => import('./shared-session-page.tsx'), 'SharedSessionPage'),
      bare: true,
    },
    {
      path: '/sessions/shared/:email?',
      page: lazyPart('shares', () => import('./shared-page.tsx'), 'SharedPage'),
      title: msg`Mit mir geteilt`,
    },
  ],
  navigation: [
    {
      href: '/sessions/submitted',
      below: '/sessions/submitted',
      label: msg`Eingereicht`,
      icon: Inbox,
      order: 22,
      gate: teaches,
    },
  ],
  readModels: msg`Geteilte Vorträge`,
} satisfies WebArea;
