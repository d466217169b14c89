import type { NotificationKinds } from '#domain/kernel/notification-kind.ts';

export const notificationKinds = {
  support_requested: {
    topic: 'account',
    label: { de: 'Jemand möchte in mein Konto sehen', en: 'Someone wants to look into my account' },
    sentence: {
      de: (name) => `${name} bittet darum, in Ihr Konto sehen zu dürfen. Sie entscheiden.`,
      en: (name) => `${name} is asking to look into your account. It's up to you.`,
    },
    path: () => '/dashboard',
    mail: 'at_once',
  },
  support_granted: {
    topic: 'account',
    label: { de: 'Jemand erlaubt mir, in ein Konto zu sehen', en: 'Someone lets me look into an account' },
    sentence: {
      de: (name) => `${name} erlaubt Ihnen, in das Konto zu sehen.`,
      en: (name) => `${name} lets you look into the account.`,
    },
    path: ({ userId }) => `/admin/users/${userId}`,
    mail: 'at_once',
  },
} satisfies NotificationKinds;
