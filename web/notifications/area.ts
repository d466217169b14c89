import { msg } from '@lingui/core/macro';
import type { WebArea } from '../lib/web-area.ts';

export const notificationsArea = {
  name: 'notifications',
  readModels: msg`Benachrichtigungen`,
  history: async () => (await import('./history-words.ts')).notificationsHistory,
} satisfies WebArea;
