import { msg } from '@lingui/core/macro';
import { MailPlus } from 'lucide-react';
import type { WebArea } from '../lib/web-area.ts';

export const invitationsArea = {
  name: 'invitations',
  notifications: {
    invitation_received: {
      label: msg`Jemand lädt mich ein`,
      icon: MailPlus,
      text: (name) => msg`${name} hat Sie eingeladen.`,
      href: () => '/seminars',
    },
  },
  readModels: msg`Einladungen`,
  history: async () => (await import('./history-words.ts')).invitationsHistory,
} satisfies WebArea;
