import { msg } from '@lingui/core/macro';
import type { WebArea } from '../lib/web-area.ts';

/** Its page is one of the talks: `web/sessions/progress/`. */
export const progressArea = {
  name: 'progress',
  readModels: msg`Fortschritt`,
  history: async () => (await import('./history-words.ts')).progressHistory,
} satisfies WebArea;
