import { msg } from '@lingui/core/macro';
import { Presentation } from 'lucide-react';
import { addsPresentations } from '#domain/presentations/contract/permission.ts';
import { keepsContent } from '#domain/showcase/contract/permission.ts';
import { ClosedPage } from '../administration/for-others.ts';
import { firstPart, lazyPart } from '../lib/lazy-part.tsx';
import { permits, type WebArea } from '../lib/web-area.ts';

/** Everybody who may record may add slides. */
const mayHaveSlides = permits(...addsPresentations);

const keeps = permits(keepsContent);

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
    {
      path: '/admin/slides',
      page: lazyPart('presentations', () => import('./admin/default-decks-page.tsx'), 'DefaultDecksPage'),
      title: msg`Folien für alle`,
      gate: keeps,
      closed: ClosedPage,
    },
  ],
  navigation: [
    {
      href: '/admin/slides',
      below: '/admin/slides',
      label: msg`Folien für alle`,
      purpose: msg`Präsentationen, die alle neben ihren eigenen finden.`,
      icon: Presentation,
      order: 845,
      gate: keeps,
      place: 'administration',
    },
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
      part: firstPart('presentations', () => import('./dashboard/newest-decks.tsx'), 'NewestDecks'),
      gate: mayHaveSlides,
    },
  ],
  readModels: msg`Präsentationen`,
} satisfies WebArea;
