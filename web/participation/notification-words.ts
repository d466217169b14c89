import { msg } from '@lingui/core/macro';
import { CalendarClock, MessageSquareText, Star, Video } from 'lucide-react';
import type { NotificationWordsOfArea } from '../lib/notification-words.ts';

export const notificationWords: NotificationWordsOfArea = {
  feedback_received: {
    topic: 'seminars',
    label: msg`Jemand gibt mir eine Rückmeldung`,
    icon: MessageSquareText,
    text: (name) => msg`${name} hat Ihnen eine Rückmeldung gegeben.`,
    href: ({ submissionId }) => `/seminars/submission/${submissionId}`,
  },
  rate_video: {
    topic: 'seminars',
    label: msg`Jemand teilt ein Video, das ich bewerten kann`,
    icon: Video,
    text: (name) => msg`${name} hat ein Video geteilt und freut sich über Ihre Bewertung.`,
    href: ({ seminarId }) => `/seminars/videos/${seminarId}`,
  },
  element_due: {
    topic: 'seminars',
    label: msg`In einem Seminar ist bald etwas fällig`,
    icon: CalendarClock,
    text: () => msg`In einem Seminar ist bald etwas fällig.`,
    href: ({ seminarId, elementId }) => `/seminars/dashboard/${seminarId}?element=${elementId}`,
  },
  rating_received: {
    topic: 'seminars',
    label: msg`Jemand bewertet mein Video`,
    icon: Star,
    text: (name) => msg`${name} hat Ihr Video bewertet.`,
    href: ({ submissionId }) => `/seminars/submission/${submissionId}`,
  },
};
