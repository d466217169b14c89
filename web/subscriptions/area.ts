import { msg } from '@lingui/core/macro';
import type { WebArea } from '../lib/web-area.ts';

export const subscriptionsArea = {
  name: 'subscriptions',
  readModels: msg`Abonnements`,
  history: async () => (await import('./history-words.ts')).subscriptionsHistory,
} satisfies WebArea;
