import type { administrationArea } from '#domain/administration/area.ts';
import type { NotificationWordsOf } from '../command-area.ts';

export const notificationWords: NotificationWordsOf<typeof administrationArea> = {
  support_requested: {
    de: (name) => `${name} bittet darum, in Ihr Konto sehen zu dürfen. Sie entscheiden.`,
    en: (name) => `${name} is asking to look into your account. It's up to you.`,
    path: () => '/dashboard',
  },
  support_granted: {
    de: (name) => `${name} erlaubt Ihnen, in das Konto zu sehen.`,
    en: (name) => `${name} lets you look into the account.`,
    path: ({ userId }) => `/admin/users/${userId}`,
  },
};
