import { msg } from '@lingui/core/macro';
import type { WebArea } from '../lib/web-area.ts';

export const companiesArea = {
  name: 'companies',
  readModels: msg`Firmen`,
  history: async () => (await import('./history-words.ts')).companiesHistory,
} satisfies WebArea;
