import { msg } from '@lingui/core/macro';
import type { WebArea } from '../lib/web-area.ts';

export const presentationsArea = {
  name: 'presentations',
  readModels: msg`Präsentationen`,
  history: async () => (await import('./history-words.ts')).presentationsHistory,
} satisfies WebArea;
