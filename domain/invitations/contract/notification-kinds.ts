import type { NotificationKinds } from '#domain/kernel/notification-kind.ts';

export const notificationKinds = {
  invitation_received: {
    topic: 'groups',
    label: { de: 'Jemand lädt mich ein', en: 'Someone invites me' },
    sentence: { de: (name) => `${name} hat Sie eingeladen.`, en: (name) => `${name} invited you.` },
    path: () => '/dashboard',
    mail: 'at_once',
    mailedByArea: true,
  },
} satisfies NotificationKinds;
