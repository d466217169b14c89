import { msg } from '@lingui/core/macro';
import { CalendarX } from 'lucide-react';
import type { NotificationWordsOfArea } from '../lib/notification-words.ts';

export const notificationWords: NotificationWordsOfArea = {
  company_plan_ends: {
    topic: 'account',
    label: msg`Der Tarif meiner Firma läuft aus`,
    icon: CalendarX,
    text: () => msg`Der Tarif Ihrer Firma ist gekündigt und läuft aus. Was Sie aufgenommen haben, bleibt Ihnen.`,
    href: () => '/company/home',
  },
};
