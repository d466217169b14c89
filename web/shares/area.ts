import { msg } from '@lingui/core/macro';
import { MessageSquareText, Share2 } from 'lucide-react';
import type { WebArea } from '../lib/web-area.ts';

/** Its screens stand with those of talks, whose report and player they are made of. */
export const sharesArea = {
  name: 'shares',
  notifications: {
    session_shared: {
      label: msg`Jemand teilt einen Vortrag mit mir`,
      icon: Share2,
      text: (name) => msg`${name} hat einen Vortrag mit Ihnen geteilt.`,
      href: ({ sessionId }) => `/sessions/shared/talk/${sessionId}`,
    },
    share_feedback: {
      label: msg`Jemand sagt etwas zu einem Vortrag von mir`,
      icon: MessageSquareText,
      text: (name) => msg`${name} hat etwas zu Ihrem Vortrag gesagt.`,
      href: ({ sessionId }) => `/sessions/${sessionId}`,
    },
  },
  readModels: msg`Geteilte Vorträge`,
  history: async () => (await import('./history-words.ts')).sharesHistory,
} satisfies WebArea;
