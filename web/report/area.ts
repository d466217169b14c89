import { mayAnalyse } from '../lib/gates.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';

/** What was measured of a talk, and what it is worth. */
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
