import type { participationArea } from '#domain/participation/area.ts';
import type { NotificationWordsOf } from '../command-area.ts';

export const notificationWords: NotificationWordsOf<typeof participationArea> = {
  feedback_received: {
    de: (name) => `${name} hat Ihnen eine Rückmeldung gegeben.`,
    en: (name) => `${name} gave you feedback.`,
    path: ({ submissionId }) => `/seminars/submission/${submissionId}`,
  },
  rate_video: {
    de: (name) => `${name} hat ein Video geteilt und freut sich über Ihre Bewertung.`,
    en: (name) => `${name} shared a video and would like your rating.`,
    path: ({ seminarId }) => `/seminars/videos/${seminarId}`,
  },
  element_due: {
    de: () => 'In einem Seminar ist bald etwas fällig.',
    en: () => 'Something in a seminar is due soon.',
    path: ({ seminarId, elementId }) => `/seminars/dashboard/${seminarId}?element=${elementId}`,
  },
  rating_received: {
    de: (name) => `${name} hat Ihr Video bewertet.`,
    en: (name) => `${name} rated your video.`,
    path: ({ submissionId }) => `/seminars/submission/${submissionId}`,
  },
};
