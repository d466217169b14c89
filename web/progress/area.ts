import { msg } from '@lingui/core/macro';
import { mayAnalyse } from '../lib/gates.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';

/** Changes of a person's talks over time. */
export const progressArea = {
  name: 'progress',
  pages: [
    {
      path: '/sessions/progress',
      page: lazyPart('progress', () => import('./progress-page.tsx'), 'ProgressPage'),
      title: msg`Fortschritt`,
      gate: mayAnalyse,
    },
  ],
  readModels: msg`Fortschritt`,
} satisfies WebArea;
