import type { webhooksArea } from '#domain/webhooks/area.ts';
import type { NotificationWordsOf } from '../command-area.ts';

export const notificationWords: NotificationWordsOf<typeof webhooksArea> = {
  webhook_off: {
    de: () => 'Ein Webhook von Ihnen wurde ausgeschaltet: Mehrere Nachrichten in Folge kamen nicht an.',
    en: () => 'One of your webhooks was switched off: several messages in a row did not arrive.',
    path: ({ target, targetId }) => (target === 'seminar' ? `/seminars/admin/${targetId}` : '/company/dashboard'),
  },
};
