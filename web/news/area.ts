import { msg } from '@lingui/core/macro';
import type { WebArea } from '../lib/web-area.ts';

export const newsArea = {
  name: 'news',
  readModels: msg`Neuigkeiten`,
  history: async () => (await import('./history-words.ts')).newsHistory,
} satisfies WebArea;
