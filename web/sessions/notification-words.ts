import { msg } from '@lingui/core/macro';
import { ChartNoAxesColumn } from 'lucide-react';
import type { NotificationWordsOfArea } from '../lib/notification-words.ts';

export const notificationWords: NotificationWordsOfArea = {
  session_analysed: {
    topic: 'talks',
    label: msg`Die Analyse eines Vortrags ist fertig`,
    icon: ChartNoAxesColumn,
    text: () => msg`Die Analyse Ihres Vortrags ist fertig.`,
    href: ({ sessionId }) => `/sessions/${sessionId}`,
  },
};
