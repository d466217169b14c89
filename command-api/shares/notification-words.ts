import type { sharesArea } from '#domain/shares/area.ts';
import type { NotificationWordsOf } from '../command-area.ts';

export const notificationWords: NotificationWordsOf<typeof sharesArea> = {
  session_shared: {
    de: (name) => `${name} hat einen Vortrag mit Ihnen geteilt.`,
    en: (name) => `${name} shared a talk with you.`,
    path: ({ sessionId }) => `/sessions/shared/talk/${sessionId}`,
  },
  share_feedback: {
    de: (name) => `${name} hat etwas zu Ihrem Vortrag gesagt.`,
    en: (name) => `${name} commented on your talk.`,
    path: ({ sessionId }) => `/sessions/${sessionId}`,
  },
};
