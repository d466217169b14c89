import type { invitationsArea } from '#domain/invitations/area.ts';
import type { NotificationWordsOf } from '../command-area.ts';

export const notificationWords: NotificationWordsOf<typeof invitationsArea> = {
  invitation_received: {
    de: (name) => `${name} hat Sie eingeladen.`,
    en: (name) => `${name} invited you.`,
    path: () => '/seminars',
    mailedByArea: true,
  },
};
