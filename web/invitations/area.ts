import { msg } from '@lingui/core/macro';
import type { WebArea } from '../lib/web-area.ts';

export const invitationsArea = {
  name: 'invitations',
  readModels: msg`Einladungen`,
  history: async () => (await import('./history-words.ts')).invitationsHistory,
} satisfies WebArea;
