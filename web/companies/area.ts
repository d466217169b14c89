import type { WebArea } from '../lib/web-area.ts';

export const companiesArea = {
  name: 'companies',
  history: async () => (await import('./history-words.ts')).companiesHistory,
} satisfies WebArea;
