import { msg } from '@lingui/core/macro';
import { Presentation } from 'lucide-react';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';
import { mayHaveSlides } from './gates.ts';

export const presentationsArea = {
  name: 'presentations',
  pages: [
    {
      path: '/slides',
      page: lazyPart('presentations', () => import('./list/slides-page.tsx'), 'SlidesPage'),
      title: msg`Folien`,
      gate: mayHaveSlides,
    },
    {
      path: '/slides/:id',
      page: lazyPart('presentations', () => import('./page/deck-page.tsx'), 'DeckPage'),
      gate: mayHaveSlides,
    },
  ],
  navigation: [
    {
      href: '/slides',
      below: '/slides',
      label: msg`Folien`,
      icon: Presentation,
      order: 27,
      gate: mayHaveSlides,
    },
  ],
  dashboard: [
    {
      order: 30,
      column: 'side',
      part: lazyPart('presentations', () => import('./dashboard/newest-decks.tsx'), 'NewestDecks'),
      gate: mayHaveSlides,
    },
  ],
  readModels: msg`Präsentationen`,
  history: async () => (await import('./history-words.ts')).presentationsHistory,
} satisfies WebArea;
