import type { NotificationKinds } from '#domain/kernel/notification-kind.ts';

export const notificationKinds = {
  session_shared: {
    topic: 'talks',
    label: { de: 'Jemand teilt einen Vortrag mit mir', en: 'Someone shares a talk with me' },
    sentence: {
      de: (name) => `${name} hat einen Vortrag mit Ihnen geteilt.`,
      en: (name) => `${name} shared a talk with you.`,
    },
    path: ({ sessionId }) => `/sessions/shared/talk/${sessionId}`,
    mail: 'at_once',
  },
  share_feedback: {
    topic: 'talks',
    label: { de: 'Jemand sagt etwas zu einem Vortrag von mir', en: 'Someone comments on one of my talks' },
    sentence: {
      de: (name) => `${name} hat etwas zu Ihrem Vortrag gesagt.`,
      en: (name) => `${name} commented on your talk.`,
    },
    path: ({ sessionId }) => `/sessions/${sessionId}`,
    mail: 'daily',
  },
} satisfies NotificationKinds;
