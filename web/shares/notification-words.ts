import { msg } from '@lingui/core/macro';
import { MessageSquareText, Share2 } from 'lucide-react';
import type { NotificationWordsOfArea } from '../lib/notification-words.ts';

export const notificationWords: NotificationWordsOfArea = {
  session_shared: {
    topic: 'talks',
    label: msg`Jemand teilt einen Vortrag mit mir`,
    icon: Share2,
    text: (name) => msg`${name} hat einen Vortrag mit Ihnen geteilt.`,
    href: ({ sessionId }) => `/sessions/shared/talk/${sessionId}`,
  },
  share_feedback: {
    topic: 'talks',
    label: msg`Jemand sagt etwas zu einem Vortrag von mir`,
    icon: MessageSquareText,
    text: (name) => msg`${name} hat etwas zu Ihrem Vortrag gesagt.`,
    href: ({ sessionId }) => `/sessions/${sessionId}`,
  },
};
