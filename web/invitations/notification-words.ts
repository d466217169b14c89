import { msg } from '@lingui/core/macro';
import { MailPlus } from 'lucide-react';
import type { NotificationWordsOfArea } from '../lib/notification-words.ts';

export const notificationWords: NotificationWordsOfArea = {
  invitation_received: {
    topic: 'groups',
    label: msg`Jemand lädt mich ein`,
    icon: MailPlus,
    text: (name) => msg`${name} hat Sie eingeladen.`,
    href: () => '/dashboard',
  },
};
