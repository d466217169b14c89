import { mayAnalyse } from '../lib/gates.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';

/** The report of a talk: its measures and its score. */
export const reportArea = {
  name: 'report',
  pages: [
    {
      path: '/sessions/:id',
      page: lazyPart('report', () => import('./session-page.tsx'), 'SessionPage'),
      gate: mayAnalyse,
      bare: true,
    },
  ],
} satisfies WebArea;
