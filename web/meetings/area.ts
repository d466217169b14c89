import { msg } from '@lingui/core/macro';
import { CalendarDays } from 'lucide-react';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';

export const meetingsArea = {
  name: 'meetings',
  pages: [
    {
      path: '/meetings',
      page: lazyPart('meetings', () => import('./meetings-page.tsx'), 'MeetingsPage'),
      title: msg`Treffen`,
    },
  ],
  navigation: [{ href: '/meetings', below: '/meetings', label: msg`Treffen`, icon: CalendarDays, order: 60 }],
  readModels: msg`Treffen`,
} satisfies WebArea;
