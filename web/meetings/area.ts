import { msg } from '@lingui/core/macro';
import { CalendarDays, CalendarPlus, CalendarX } from 'lucide-react';
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
  notifications: {
    meeting_invited: {
      label: msg`Jemand lädt mich zu einem Treffen ein`,
      icon: CalendarPlus,
      text: (name) => msg`${name} hat Sie zu einem Treffen eingeladen.`,
      href: () => '/meetings',
    },
    meeting_cancelled: {
      label: msg`Jemand sagt ein Treffen ab`,
      icon: CalendarX,
      text: (name) => msg`${name} hat ein Treffen abgesagt.`,
      href: () => '/meetings',
    },
  },
  readModels: msg`Treffen`,
  history: async () => (await import('./history-words.ts')).meetingsHistory,
} satisfies WebArea;
