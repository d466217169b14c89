import type { NotificationKinds } from '#domain/kernel/notification-kind.ts';

export const notificationKinds = {
  webhook_off: {
    topic: 'account',
    label: {
      de: 'Ein Webhook von mir wurde nach Fehlern ausgeschaltet',
      en: 'A webhook of mine was switched off after failures',
    },
    sentence: {
      de: () => 'Ein Webhook von Ihnen wurde ausgeschaltet: Mehrere Nachrichten in Folge kamen nicht an.',
      en: () => 'One of your webhooks was switched off: several messages in a row did not arrive.',
    },
    path: ({ target, targetId }) => (target === 'seminar' ? `/seminars/admin/${targetId}` : '/company/dashboard'),
    mail: 'at_once',
  },
} satisfies NotificationKinds;
