import { msg } from '@lingui/core/macro';
import { MessagesSquare } from 'lucide-react';
import type { NotificationWordsOfArea } from '../lib/notification-words.ts';

export const notificationWords: NotificationWordsOfArea = {
  group_post: {
    topic: 'groups',
    label: msg`Jemand schreibt in einer meiner Gruppen`,
    icon: MessagesSquare,
    text: (name) => msg`${name} hat in Ihrer Gruppe einen Beitrag geschrieben.`,
    href: ({ groupId }) => `/groups/${groupId}`,
  },
};
