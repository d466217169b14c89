import type { NotificationKinds } from '#domain/kernel/notification-kind.ts';

export const notificationKinds = {
  feedback_received: {
    topic: 'seminars',
    label: { de: 'Jemand gibt mir eine Rückmeldung', en: 'Someone gives me feedback' },
    sentence: {
      de: (name) => `${name} hat Ihnen eine Rückmeldung gegeben.`,
      en: (name) => `${name} gave you feedback.`,
    },
    path: ({ submissionId }) => `/seminars/submission/${submissionId}`,
    mail: 'daily',
  },
  rate_video: {
    topic: 'seminars',
    label: { de: 'Jemand teilt ein Video, das ich bewerten kann', en: 'Someone shares a video I can rate' },
    sentence: {
      de: (name) => `${name} hat ein Video geteilt und freut sich über Ihre Bewertung.`,
      en: (name) => `${name} shared a video and would like your rating.`,
    },
    path: ({ seminarId }) => `/seminars/videos/${seminarId}`,
    mail: 'daily',
  },
  rating_received: {
    topic: 'seminars',
    label: { de: 'Jemand bewertet mein Video', en: 'Someone rates my video' },
    sentence: { de: (name) => `${name} hat Ihr Video bewertet.`, en: (name) => `${name} rated your video.` },
    path: ({ submissionId }) => `/seminars/submission/${submissionId}`,
    mail: 'daily',
  },
  element_due: {
    topic: 'seminars',
    label: { de: 'In einem Seminar ist bald etwas fällig', en: 'Something in a seminar is due soon' },
    sentence: { de: () => 'In einem Seminar ist bald etwas fällig.', en: () => 'Something in a seminar is due soon.' },
    path: ({ seminarId, elementId }) => `/seminars/dashboard/${seminarId}?element=${elementId}`,
    mail: 'at_once',
  },
} satisfies NotificationKinds;
