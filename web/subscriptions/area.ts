import type { WebArea } from '../lib/web-area.ts';

export const subscriptionsArea = {
  name: 'subscriptions',
  history: async () => (await import('./history-words.ts')).subscriptionsHistory,
} satisfies WebArea;
