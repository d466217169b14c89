import { msg } from '@lingui/core/macro';
import { CloudOff } from 'lucide-react';
import type { WebArea } from '../lib/web-area.ts';

export const webhooksArea = {
  name: 'webhooks',
  notifications: {
    webhook_off: {
      topic: 'account',
      label: msg`Ein Webhook von mir wurde nach Fehlern ausgeschaltet`,
      icon: CloudOff,
      text: () => msg`Ein Webhook von Ihnen wurde ausgeschaltet: Mehrere Nachrichten in Folge kamen nicht an.`,
      href: ({ target, targetId }) => (target === 'seminar' ? `/seminars/admin/${targetId}` : '/company/dashboard'),
    },
  },
  errors: {
    too_many_webhooks: msg`Mehr Webhooks lassen sich nicht anlegen. Löschen Sie zuerst einen.`,
  },
  readModels: msg`Webhooks`,
  history: async () => (await import('./history-words.ts')).webhooksHistory,
} satisfies WebArea;
