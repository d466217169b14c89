import { msg } from '@lingui/core/macro';
import { LifeBuoy } from 'lucide-react';
import type { NotificationWordsOfArea } from '../lib/notification-words.ts';

export const notificationWords: NotificationWordsOfArea = {
  support_requested: {
    topic: 'account',
    label: msg`Jemand möchte in mein Konto sehen`,
    icon: LifeBuoy,
    text: (name) => msg`${name} bittet darum, in Ihr Konto sehen zu dürfen. Sie entscheiden.`,
    href: () => '/dashboard',
  },
  support_granted: {
    topic: 'account',
    label: msg`Jemand erlaubt mir, in ein Konto zu sehen`,
    icon: LifeBuoy,
    text: (name) => msg`${name} erlaubt Ihnen, in das Konto zu sehen.`,
    href: ({ userId }) => `/admin/users/${userId}`,
  },
};
