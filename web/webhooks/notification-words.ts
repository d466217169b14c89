import { msg } from '@lingui/core/macro';
import { CloudOff } from 'lucide-react';
import type { NotificationWordsOfArea } from '../lib/notification-words.ts';

export const notificationWords: NotificationWordsOfArea = {
  webhook_off: {
    topic: 'account',
    label: msg`Ein Webhook von mir wurde nach Fehlern ausgeschaltet`,
    icon: CloudOff,
    text: () => msg`Ein Webhook von Ihnen wurde ausgeschaltet: Mehrere Nachrichten in Folge kamen nicht an.`,
    href: ({ target, targetId }) => (target === 'seminar' ? `/seminars/admin/${targetId}` : '/company/dashboard'),
  },
};
