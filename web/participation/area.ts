import { msg } from '@lingui/core/macro';
import type { WebArea } from '../lib/web-area.ts';

export const participationArea = {
  name: 'participation',
  errors: {
    element_locked: msg`Bitte schließen Sie zuerst die Elemente davor ab.`,
    too_many_submissions: msg`Für dieses Element können Sie nichts mehr einreichen.`,
    too_many_shared: msg`Mehr Beiträge zu diesem Element können Sie nicht teilen. Sie können einen anderen zurücknehmen.`,
    not_rateable: msg`Beiträge zu diesem Element werden nicht bewertet.`,
  },
  readModels: msg`Teilnahme an Seminaren`,
  history: async () => (await import('./history-words.ts')).participationHistory,
} satisfies WebArea;
