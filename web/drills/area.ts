import { msg } from '@lingui/core/macro';
import { Dumbbell } from 'lucide-react';
import { mayRecord } from '../lib/gates.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';

/** Short exercises, of at most one minute. */
export const drillsArea = {
  name: 'drills',
  pages: [
    {
      path: '/practice',
      page: lazyPart('drills', () => import('./drills-page.tsx'), 'DrillsPage'),
      title: msg`Üben`,
      gate: mayRecord,
    },
    {
      path: '/practice/:drill',
      page: lazyPart('drills', () => import('./drill-page.tsx'), 'DrillPage'),
      title: msg`Üben`,
      gate: mayRecord,
    },
  ],
  navigation: [
    {
      href: '/practice',
      below: '/practice',
      label: msg`Üben`,
      icon: Dumbbell,
      order: 25,
      gate: mayRecord,
    },
  ],
} satisfies WebArea;
