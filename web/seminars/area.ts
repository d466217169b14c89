import { msg } from '@lingui/core/macro';
import type { WebArea } from '../lib/web-area.ts';

export const seminarsArea = {
  name: 'seminars',
  errors: {
    seminar_closed: msg`Dieses Seminar nimmt gerade nichts an.`,
    seminar_incomplete: msg`Bevor Sie das Seminar veröffentlichen, fehlt noch etwas. Sehen Sie in der Liste nach.`,
  },
  readModels: msg`Seminare`,
  history: async () => (await import('./history-words.ts')).seminarsHistory,
} satisfies WebArea;
