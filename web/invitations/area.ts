import type { WebArea } from '../lib/web-area.ts';

export const invitationsArea = {
  name: 'invitations',
  history: async () => (await import('./history-words.ts')).invitationsHistory,
} satisfies WebArea;
