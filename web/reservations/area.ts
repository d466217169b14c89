import type { WebArea } from '../lib/web-area.ts';

export const reservationsArea = {
  name: 'reservations',
  history: async () => (await import('./history-words.ts')).reservationsHistory,
} satisfies WebArea;
