import type { NotificationKinds } from '#domain/kernel/notification-kind.ts';

export const notificationKinds = {
  group_post: {
    topic: 'groups',
    label: { de: 'Jemand schreibt in einer meiner Gruppen', en: 'Someone posts in one of my groups' },
    sentence: {
      de: (name) => `${name} hat in Ihrer Gruppe einen Beitrag geschrieben.`,
      en: (name) => `${name} wrote a post in your group.`,
    },
    path: ({ groupId }) => `/groups/${groupId}`,
    // The author of a post decides whether the members get a mail.
    mail: 'off',
  },
} satisfies NotificationKinds;
