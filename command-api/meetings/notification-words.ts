import type { meetingsArea } from '#domain/meetings/area.ts';
import type { NotificationWordsOf } from '../command-area.ts';

export const notificationWords: NotificationWordsOf<typeof meetingsArea> = {
  meeting_invited: {
    de: (name) => `${name} hat Sie zu einem Treffen eingeladen.`,
    en: (name) => `${name} invited you to a meeting.`,
    path: () => '/meetings',
  },
  meeting_cancelled: {
    de: (name) => `${name} hat ein Treffen abgesagt.`,
    en: (name) => `${name} cancelled a meeting.`,
    path: () => '/meetings',
  },
};
