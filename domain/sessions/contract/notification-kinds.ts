import type { NotificationKinds } from '#domain/kernel/notification-kind.ts';

export const notificationKinds = {
  session_analysed: {
    topic: 'talks',
    label: { de: 'Die Analyse eines Vortrags ist fertig', en: 'The analysis of a talk is complete' },
    sentence: {
      de: () => 'Die Analyse Ihres Vortrags ist fertig.',
      en: () => 'The analysis of your talk is complete.',
    },
    path: ({ sessionId }) => `/sessions/${sessionId}`,
    mail: 'off',
  },
} satisfies NotificationKinds;
